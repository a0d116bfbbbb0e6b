#pragma once

#include <cmath>
#include <istream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

using distances = std::vector<std::vector<int>>; // from each city to each

/// Reads TSPLIB: a full matrix, or cities on the globe (GEO) or in the plane (EUC_2D).
/// @throws std::invalid_argument if it is of another kind, or ends too soon
inline distances read_tsplib(std::istream& in) {
    std::string key, kind, value;
    std::size_t n = 0, number = 0;
    while (in >> key && key.find("_SECTION") == std::string::npos && std::getline(in, value)) {
        std::istringstream words(value.erase(0, value.find_first_not_of(": ")));
        if (key.starts_with("DIMENSION")) words >> n;
        if (key.starts_with("EDGE_WEIGHT_TYPE")) words >> kind;
    }
    distances far(n, std::vector<int>(n));
    std::vector<double> x(n), y(n);
    for (std::size_t a = 0; a < n; ++a) {
        if (kind != "EXPLICIT") in >> number >> x[a] >> y[a];
        for (double* degrees : {&x[a], &y[a]}) // written as degrees.minutes
            if (kind == "GEO")
                *degrees = (std::trunc(*degrees) * -2 + *degrees * 5) / 540 * 3.141592;
        for (std::size_t b = 0; b < n; ++b)
            if (kind == "EXPLICIT")
                in >> far[a][b];
            else if (b < a && kind == "GEO")
                far[a][b] = far[b][a] = static_cast<int>(
                    1 + 6378.388 * std::acos(((1 + std::cos(y[a] - y[b])) * std::cos(x[a] - x[b]) -
                                              (1 - std::cos(y[a] - y[b])) * std::cos(x[a] + x[b])) /
                                             2));
            else if (b < a && kind == "EUC_2D")
                far[a][b] = far[b][a] =
                    static_cast<int>(std::lround(std::hypot(x[a] - x[b], y[a] - y[b])));
    }
    if (n == 0 || !in || (kind != "EXPLICIT" && kind != "GEO" && kind != "EUC_2D"))
        throw std::invalid_argument("no full matrix, GEO or EUC_2D of TSPLIB, or it ends too soon");
    return far;
}
