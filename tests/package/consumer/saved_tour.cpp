// Stops half-way, saves the search in a file, goes on from there; and draws a small board's tree.
#include <filesystem>
#include <iostream>
#include <sstream>

#include <espalier/checkpoint_file.hpp>
#include <espalier/espalier.hpp>
#include <espalier/graph/graph.hpp>

#include "knights_tour.hpp"

int main(int, char** argv) {
    const std::filesystem::path file = std::filesystem::path(argv[0]).concat(".checkpoint");
    {
        knights_tour board(5, 5);
        espalier::run search(board, espalier::counting<knights_tour>{});
        search.go({.node_limit = 10'000});
        espalier::save_checkpoint_file(search, file, "tours of 5 x 5");
    }
    knights_tour board(5, 5);
    espalier::run search(board, espalier::counting<knights_tour>{});
    espalier::load_checkpoint_file(search, file, "tours of 5 x 5");
    search.go();
    std::cout << std::move(search).result().value << " tours in two sittings\n";
    std::filesystem::remove(file);

    std::ostringstream picture;
    espalier::trace(picture, knights_tour(3, 4), espalier::counting<knights_tour>{});
    std::cout << (picture.str().starts_with("digraph") ? "drawn\n" : "not drawn\n");
}
