/// Boards of regions, and their solutions by brute force.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <numeric>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "queens/region_map.hpp"

namespace queens::test {

using region_letters = std::vector<std::string>;

/// Letters from A, all of them in use.
inline region_map map_of(const region_letters& letters) {
    region_map map{.n = static_cast<int>(letters.size())};
    for (const std::string& row : letters)
        for (const char letter : row)
            map.regions.push_back(letter - 'A');
    for (int region = 0; region < map.n; ++region)
        map.letters += static_cast<char>('A' + region);
    return map;
}

/// A board whose regions have grown from one square each, a neighbour at a time.
inline region_letters random_regions(std::mt19937& random, int n) {
    const auto size = static_cast<std::size_t>(n);
    region_letters letters(size, std::string(size, '.'));
    for (std::size_t row = 0; row < size; ++row) // one in each row, so that all are there
        letters[row][random() % size] = static_cast<char>('A' + row);
    const auto below = [&](std::size_t at) { return at + 1 < size ? at + 1 : at; };
    for (std::size_t empty = size * size - size; empty > 0;) {
        const std::size_t row = random() % size;
        const std::size_t column = random() % size;
        if (letters[row][column] == '.') continue;
        std::size_t to_row = row;
        std::size_t to_column = column;
        switch (random() % 4) {
        case 0:
            to_row = below(row);
            break;
        case 1:
            to_row = row == 0 ? 0 : row - 1;
            break;
        case 2:
            to_column = below(column);
            break;
        default:
            to_column = column == 0 ? 0 : column - 1;
            break;
        }
        char& there = letters[to_row][to_column];
        if (there != '.') continue;
        there = letters[row][column];
        --empty;
    }
    return letters;
}

/// Every permutation is tried. O(n · n!)
inline std::vector<std::vector<int>> brute_force_by_regions(const region_letters& letters) {
    std::vector<std::vector<int>> found;
    std::vector<int> columns(letters.size());
    std::iota(columns.begin(), columns.end(), 0);
    do {
        std::set<char> regions;
        bool apart = true;
        for (std::size_t row = 0; row < columns.size(); ++row) {
            regions.insert(letters[row][static_cast<std::size_t>(columns[row])]);
            apart = apart && (row == 0 || std::abs(columns[row] - columns[row - 1]) > 1);
        }
        if (apart && regions.size() == columns.size()) found.push_back(columns);
    } while (std::ranges::next_permutation(columns).found);
    return found;
}

} // namespace queens::test
