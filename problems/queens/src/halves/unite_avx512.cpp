#include "unite_avx512.hpp"

#if defined(__x86_64__)

#    include <algorithm>
#    include <array>
#    include <bit>
#    include <utility>

#    include "avx512_functions.hpp"

namespace queens::half {
namespace {

using task = avx512_uniter::task;
using edge_task = avx512_uniter::edge_task;

constexpr std::size_t lanes = 8;

ESPALIER_AVX512 inline __m512i all(narrow_key k) {
    return _mm512_set1_epi64(static_cast<long long>(k));
}

ESPALIER_AVX512 inline std::size_t count_of(__mmask8 some) {
    return static_cast<std::size_t>(std::popcount(static_cast<unsigned>(some)));
}

/// Which of those keys are not above that one.
ESPALIER_AVX512 inline __mmask8 up_to(narrow_key last, __m512i keys) {
    return _mm512_cmple_epu64_mask(keys, all(last));
}

/// Stores those keys without gaps. They are few: mostly half a register is enough, whose store is
/// cheaper, and much more so than a compressing store to memory. Where the others would go to are
/// the keys themselves: to compress waits for what the target held before, even if that is to be
/// zero, and so one step for the other.
ESPALIER_AVX512 inline narrow_key* append(narrow_key* end, __mmask8 which, __m512i keys) {
    const __m512i chosen = _mm512_mask_compress_epi64(keys, which, keys);
    const std::size_t count = count_of(which);
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(end), _mm512_castsi512_si256(chosen));
    if (count > 4) [[unlikely]]
        _mm512_storeu_si512(end, chosen);
    return end + count;
}

constexpr std::size_t ahead = 3; ///< tasks, whose lists are fetched from the last cache

void prefetch(const task& t, std::size_t vectors) {
    __builtin_prefetch(t.inner.data());
    __builtin_prefetch(&t.inner.back());
    for (std::size_t v = 0; v < vectors; ++v)
        __builtin_prefetch(t.outer + lanes * v);
}

/// Fetches for the first tasks of a loop, during the loop before.
void prefetch_first(std::span<const task> tasks, std::size_t vectors) {
    for (const task& t : tasks.first(std::min(ahead, tasks.size())))
        prefetch(t, vectors);
}

/// Does tasks of so many vectors each. What a list is filled up with meets every key.
template <std::size_t Vectors>
ESPALIER_AVX512 narrow_key* cross(std::span<const task> tasks, narrow_key* end) {
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        const task& t = tasks[i];
        if (i + ahead < tasks.size()) prefetch(tasks[i + ahead], Vectors);
        __m512i outer[Vectors];
        for (std::size_t v = 0; v < Vectors; ++v)
            outer[v] = _mm512_load_si512(t.outer + lanes * v);
        for (const narrow_key k : t.inner) {
            const __m512i inner = all(k);
#    pragma GCC unroll 8
            for (std::size_t v = 0; v < Vectors; ++v)
                end = append(end, _mm512_testn_epi64_mask(outer[v], inner),
                             _mm512_or_si512(outer[v], inner));
        }
    }
    return end;
}

ESPALIER_AVX512 void cross_at_edges(std::span<const edge_task> tasks,
                                    half_lists<narrow_key>& into) {
    std::size_t most = 0;
    for (const edge_task& t : tasks)
        most += t.of.inner.size() * lanes;
    narrow_key* strict = into.strict.room(most);
    narrow_key* tied = into.tied.room(most);
    for (const edge_task& t : tasks) {
        const __m512i outer = _mm512_load_si512(t.of.outer);
        for (const narrow_key k : t.of.inner) {
            const __m512i inner = all(k);
            const __m512i both = _mm512_or_si512(outer, inner);
            strict = append(strict, _mm512_mask_testn_epi64_mask(t.inside, outer, inner), both);
            const __mmask8 tie = _mm512_mask_testn_epi64_mask(t.at_edge, outer, inner);
            if (tie != 0) tied = append(tied, tie, both);
        }
    }
    into.strict.end_at(strict);
    into.tied.end_at(tied);
}

/// Where each zone ends in a list.
ESPALIER_AVX512 std::array<std::size_t, 4> ends_of(std::span<const narrow_key> keys,
                                                   const top_zones& zones) {
    std::array<std::size_t, 4> ends{};
    for (std::size_t i = 0; i < keys.size(); i += lanes) {
        const __m512i eight = _mm512_load_si512(keys.data() + i);
        for (std::size_t z = 0; z < ends.size(); ++z)
            ends[z] += count_of(up_to(zones.last[z], eight));
    }
    for (std::size_t& end : ends) // what the list is filled up with was counted too
        end = std::min(end, keys.size());
    return ends;
}

} // namespace

void avx512_uniter::add(const narrow_key* outer, std::size_t vectors,
                        std::span<const narrow_key> inner) {
    for (; vectors > most; vectors -= most, outer += most * lanes)
        tasks_[most - 1].push_back({outer, inner});
    if (vectors != 0) tasks_[vectors - 1].push_back({outer, inner});
}

ESPALIER_AVX512 void avx512_uniter::add_edge(std::span<const narrow_key> outer,
                                             std::span<const narrow_key> inner,
                                             const top_zones& zones) {
    for (std::size_t i = 0; i < outer.size(); i += lanes) {
        const __m512i eight = _mm512_load_si512(outer.data() + i);
        const auto inside =
            static_cast<__mmask8>(up_to(zones.last[2], eight) & ~up_to(zones.last[1], eight));
        const auto canonical =
            static_cast<__mmask8>(up_to(zones.last[3], eight) & ~up_to(zones.last[0], eight));
        if (inside == 0xff)
            add(outer.data() + i, 1, inner);
        else if (canonical != 0)
            at_edges_.push_back({.of = {outer.data() + i, inner},
                                 .inside = inside,
                                 .at_edge = static_cast<__mmask8>(canonical & ~inside)});
    }
}

void avx512_uniter::unite(std::span<const pair_of_lists<narrow_key>> pairs, const half_zones& zones,
                          half_lists<narrow_key>& into) {
    for (auto& tasks : tasks_)
        tasks.clear();
    at_edges_.clear();
    const bool unbounded = zones.inner.unbounded();
    for (const auto& [inner, outer] : pairs) {
        const std::size_t vectors = (outer.size() + lanes - 1) / lanes;
        if (unbounded) {
            if (vectors != 0 && vectors <= most) [[likely]]
                tasks_[vectors - 1].push_back({outer.data(), inner});
            else
                add(outer.data(), vectors, inner);
            continue;
        }
        const auto ends = ends_of(inner, zones.inner);
        const auto zone = [&, &all = inner](std::size_t z) {
            return all.subspan(ends[z], ends[z + 1] - ends[z]);
        };
        if (!zone(1).empty()) add(outer.data(), vectors, zone(1));
        if (!zone(0).empty()) add_edge(outer, zone(0), zones.outer_at_low);
        if (!zone(2).empty()) add_edge(outer, zone(2), zones.outer_at_high);
    }
    constexpr auto functions = []<std::size_t... V>(std::index_sequence<V...>) {
        return std::array{cross<V + 1>...};
    }(std::make_index_sequence<most>());
    for (std::size_t v = 0; v < most; ++v) {
        if (v + 1 < most) prefetch_first(tasks_[v + 1], v + 2);
        std::size_t most_keys = 0;
        for (const task& t : tasks_[v])
            most_keys += t.inner.size() * (v + 1) * lanes;
        if (most_keys != 0)
            into.strict.end_at(functions[v](tasks_[v], into.strict.room(most_keys)));
    }
    if (!at_edges_.empty()) cross_at_edges(at_edges_, into);
}

} // namespace queens::half

#endif
