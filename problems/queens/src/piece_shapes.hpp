/// The outlines of the pieces, drawn for this program: no font is asked for them, so that they look
/// the same everywhere. A square is 100 wide and 100 high; y goes down.
#pragma once

#include <array>
#include <span>

#include "queens/picture.hpp"

namespace queens::shapes {

inline constexpr int square_size = 100;

struct point {
    int x, y;
};

struct disc {
    int x, y, radius;
};

/// What is filled, in one colour.
struct shape {
    std::array<std::span<const point>, 3> polygons = {};
    std::span<const disc> discs = {};
};

inline constexpr std::array<point, 4> base{{{24, 75}, {76, 75}, {80, 85}, {20, 85}}};

inline constexpr std::array<point, 11> crown{{{28, 70},
                                              {14, 36},
                                              {31, 55},
                                              {32, 27},
                                              {43, 52},
                                              {50, 23},
                                              {57, 52},
                                              {68, 27},
                                              {69, 55},
                                              {86, 36},
                                              {72, 70}}};
inline constexpr std::array<disc, 5> pearls{
    {{13, 32, 5}, {32, 23, 5}, {50, 18, 5}, {68, 23, 5}, {87, 32, 5}}};

inline constexpr std::array<point, 16> tower{{{24, 20},
                                              {36, 20},
                                              {36, 28},
                                              {44, 28},
                                              {44, 20},
                                              {56, 20},
                                              {56, 28},
                                              {64, 28},
                                              {64, 20},
                                              {76, 20},
                                              {76, 38},
                                              {66, 46},
                                              {68, 70},
                                              {32, 70},
                                              {34, 46},
                                              {24, 38}}};

inline constexpr std::array<point, 9> mitre{
    {{50, 24}, {62, 36}, {67, 49}, {61, 63}, {64, 70}, {36, 70}, {39, 63}, {33, 49}, {38, 36}}};
inline constexpr std::array<disc, 1> knob{{{50, 19, 5}}};

inline constexpr std::array<point, 15> horse{{{32, 70},
                                              {37, 58},
                                              {49, 46},
                                              {40, 47},
                                              {31, 55},
                                              {22, 52},
                                              {20, 45},
                                              {31, 31},
                                              {34, 18},
                                              {43, 25},
                                              {55, 25},
                                              {66, 34},
                                              {73, 50},
                                              {74, 70},
                                              {32, 70}}};

inline constexpr std::array<point, 12> cross{{{47, 12},
                                              {53, 12},
                                              {53, 18},
                                              {59, 18},
                                              {59, 24},
                                              {53, 24},
                                              {53, 34},
                                              {47, 34},
                                              {47, 24},
                                              {41, 24},
                                              {41, 18},
                                              {47, 18}}};
inline constexpr std::array<point, 9> robe{
    {{28, 70}, {17, 48}, {23, 37}, {37, 35}, {50, 44}, {63, 35}, {77, 37}, {83, 48}, {72, 70}}};

/// The shape of a piece; an empty one for what is none.
constexpr shape of(mark piece) {
    switch (piece) {
    case mark::queen:
        return {.polygons = {crown, base}, .discs = pearls};
    case mark::rook:
        return {.polygons = {tower, base}};
    case mark::bishop:
        return {.polygons = {mitre, base}, .discs = knob};
    case mark::knight:
        return {.polygons = {horse, base}};
    case mark::king:
        return {.polygons = {cross, robe, base}};
    default:
        return {};
    }
}

} // namespace queens::shapes
