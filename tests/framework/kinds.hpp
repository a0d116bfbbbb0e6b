/// The kinds of space that the typed tests run over.
#pragma once

#include <string>

#include <gtest/gtest.h>

#include "support/toy_spaces.hpp"

namespace espalier::test {

using every_kind =
    ::testing::Types<kind<small, elsewhere>, kind<small, lent>, kind<small, given>,
                     kind<large, lent>, kind<large, given>, kind<owning, lent>, kind<owning, given>,
                     kind<reversible, lent>, kind<reversible, given>>;

/// One kind for each way in which the engine keeps a node.
using main_kinds = ::testing::Types<kind<small, elsewhere>, kind<owning, given>,
                                    kind<reversible, lent>, kind<reversible, given>>;

struct kind_names {
    template <class Kind>
    static std::string GetName(int) {
        return name(Kind{});
    }

  private:
    static std::string word(small) { return "Small"; }
    static std::string word(large) { return "Large"; }
    static std::string word(owning) { return "Owning"; }
    static std::string word(reversible) { return "Reversible"; }
    static std::string word(elsewhere) { return "Elsewhere"; }
    static std::string word(lent) { return "Lent"; }
    static std::string word(given) { return "Given"; }

    template <class Storage, class Candidates>
    static std::string name(kind<Storage, Candidates>) {
        return word(Storage{nullptr}) + word(Candidates{});
    }
};

} // namespace espalier::test
