// Families of pictures: edges between points, of which point 0 is the ground:
//   every EDGES                          all pictures of EDGES edges between numbered points that the ground holds, each an instance
//   every-at-once EDGES                  the same as games of one instance
//   tiny-every EDGES INDEX               the INDEX-th of them alone; nothing past the last one
//   tiny EDGES SEED                      one picture of at most EDGES edges
//   by-hand EDGES CYCLES SEED            one picture of EDGES edges, CYCLES more than hold all points; worth more than 0
//   random T EDGES CYCLES SEED           T games of at most EDGES edges, at most CYCLES more than hold all points
//   grown T EDGES WINDOW CYCLE SEED      T games of at most EDGES edges: bridges, cycles of at most CYCLE edges and chords, each at one of the last WINDOW points
//   cactus T EDGES CYCLE SEED            T games of at most EDGES edges: bridges and cycles of at most CYCLE edges, never two cycles with an edge in common
//   balanced T EDGES SEED                T games of at most EDGES edges in all kinds of shapes, half of them worth 0 and half changed by an edge
//   one-grown EDGES WINDOW CYCLE SEED    one game as in grown, of EDGES edges
//   one-cactus EDGES CYCLE SEED          one game as in cactus, of EDGES edges
//   necklace BEADS CYCLE LINK SEED       a chain of BEADS cycles of CYCLE edges, the next one at the far end behind LINK bridges
//   wheels WHEELS SPOKES SEED            WHEELS wheels one above the other, each on a bridge, with SPOKES spokes
//   cycle EDGES SEED                     one cycle of EDGES edges through the ground
//   fat-cycle CYCLE COPIES SEED          a cycle of CYCLE edges through the ground, and COPIES more of the edge farthest from it
//   doubled EDGES SEED                   a stalk whose edges are doubled, EDGES of them together, with an edge more here and there
//   stalk EDGES SEED                     a stalk of EDGES edges
//   loops POINTS LOOPS SEED              a stalk of POINTS edges with LOOPS loops at random points
//   flower PETALS CYCLE SEED             PETALS cycles of CYCLE edges through the ground
//   grid HEIGHT WIDTH SEED               a grid whose lowest row is fused into the ground
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <numeric>
#include <random>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

struct Picture {
    int points = 1;  // with the ground
    std::vector<std::pair<int, int>> edges;

    int size() const { return static_cast<int>(edges.size()); }
    int add_point() { return points++; }
    void add(int from, int to) { edges.emplace_back(from, to); }
    int bridge(int from) {
        add(from, add_point());
        return points - 1;
    }
    // A cycle of so many edges through a point; returns the point farthest from it.
    int cycle(int through, int length) {
        int at = through, far = through;
        for (int i = 1; i < length; ++i) {
            at = bridge(at);
            if (i == length / 2) far = at;
        }
        add(at, through);
        return far;
    }
    void stalk(int from, int length) {
        for (int i = 0; i < length; ++i) from = bridge(from);
    }
};

std::mt19937_64 rng;

int below(int bound) { return static_cast<int>(rng() % static_cast<std::uint64_t>(bound)); }
int between(int least, int most) { return least + below(most - least + 1); }

// Points and edges get other numbers; the ground keeps its own.
Picture shuffled(const Picture& picture) {
    std::vector<int> number(picture.points);
    std::iota(number.begin(), number.end(), 0);
    for (int i = picture.points - 1; i > 1; --i) std::swap(number[i], number[between(1, i)]);
    Picture other;
    other.points = picture.points;
    for (auto [from, to] : picture.edges) {
        if (below(2) == 0) std::swap(from, to);
        other.add(number[from], number[to]);
    }
    for (int i = other.size() - 1; i > 0; --i) std::swap(other.edges[i], other.edges[below(i + 1)]);
    return other;
}

int near(const Picture& picture, int window) { return between(std::max(0, picture.points - window), picture.points - 1); }

Picture grown(int edges, int window, int cycle, bool chords) {
    Picture picture;
    const int bridges = between(1, 8);
    while (picture.size() < edges) {
        const int left = edges - picture.size();
        const int from = near(picture, window);
        if (below(10) < bridges) picture.bridge(from);
        else if (chords && below(3) == 0) picture.add(from, near(picture, window));
        else picture.cycle(from, between(1, std::min(left, cycle)));
    }
    return picture;
}

Picture random_picture(int edges, int cycles) {
    Picture picture;
    const int extra = std::min(below(cycles + 1), edges);
    while (picture.size() < edges - extra) picture.bridge(below(picture.points));
    while (picture.size() < edges) picture.add(below(picture.points), below(picture.points));
    return picture;
}

// By what the fusion principle says, over bridges found one by one: for small pictures.
int value(const Picture& picture) {
    const int n = picture.points;
    std::vector<int> place(n, -1), lowest(n), edge_to(n, -1), order, next(n, 0), path{0};
    std::vector<std::vector<int>> at(n);
    for (int edge = 0; edge < picture.size(); ++edge) {
        at[picture.edges[edge].first].push_back(edge);
        at[picture.edges[edge].second].push_back(edge);
    }
    const auto other = [&](int edge, int point) { return picture.edges[edge].first == point ? picture.edges[edge].second : picture.edges[edge].first; };
    place[0] = 0;
    order.push_back(0);
    while (!path.empty()) {
        const int point = path.back();
        if (next[point] == static_cast<int>(at[point].size())) {
            path.pop_back();
            continue;
        }
        const int edge = at[point][next[point]++], to = other(edge, point);
        if (place[to] >= 0) continue;
        place[to] = static_cast<int>(order.size());
        edge_to[to] = edge;
        order.push_back(to);
        path.push_back(to);
    }
    std::vector<int> worth(n, 0);
    for (const auto& [from, to] : picture.edges) worth[place[from] > place[to] ? from : to] ^= 1;
    for (int i = n - 1; i >= 0; --i) {
        const int point = order[i];
        lowest[point] = i;
        for (const int edge : at[point]) {
            if (edge == edge_to[point]) continue;
            const int to = other(edge, point);
            lowest[point] = std::min(lowest[point], edge_to[to] == edge ? lowest[to] : place[to]);
        }
        if (i > 0) worth[other(edge_to[point], point)] ^= lowest[point] == i ? (worth[point] ^ 1) + 1 : worth[point];
    }
    return worth[0];
}

Picture any_shape(int edges) {
    switch (below(5)) {
        case 0: return random_picture(edges, edges);
        case 1: return random_picture(edges, 2);
        case 2: return grown(edges, 3, 6, true);
        case 3: return grown(edges, edges, 5, false);
        default: return grown(edges, edges, edges, true);
    }
}

// All pictures of so many edges: the points are numbered, the edges are not.
std::vector<Picture> every(int edges) {
    std::vector<Picture> all;
    for (int points = 1; points <= edges + 1; ++points) {
        std::vector<std::pair<int, int>> pairs;
        for (int from = 0; from < points; ++from)
            for (int to = from; to < points; ++to) pairs.emplace_back(from, to);
        std::vector<std::size_t> chosen(edges, 0);
        for (;;) {
            Picture picture;
            picture.points = points;
            std::vector<int> part(points);
            std::iota(part.begin(), part.end(), 0);
            int parts = points;
            for (const std::size_t i : chosen) {
                picture.add(pairs[i].first, pairs[i].second);
                const int one = part[pairs[i].first], two = part[pairs[i].second];
                if (one == two) continue;
                --parts;
                for (int& mine : part)
                    if (mine == two) mine = one;
            }
            if (parts == 1) all.push_back(picture);
            int i = edges - 1;
            while (i >= 0 && chosen[i] == pairs.size() - 1) --i;
            if (i < 0) break;
            const std::size_t to = chosen[i] + 1;
            for (; i < edges; ++i) chosen[i] = to;
        }
    }
    return all;
}

std::string text(const std::vector<Picture>& games) {
    std::string out = std::to_string(games.size()) + "\n";
    for (const Picture& picture : games) {
        out += std::to_string(picture.points - 1) + " " + std::to_string(picture.size()) + "\n";
        for (const auto& [from, to] : picture.edges) out += std::to_string(from) + " " + std::to_string(to) + "\n";
    }
    return out;
}

int main(int argc, char** argv) {
    const std::vector<std::string> args(argv + 1, argv + argc);
    const std::string family = args.empty() ? "" : args[0];
    const auto arg = [&](std::size_t i) {
        const int number = std::stoi(args.at(i));
        if (number < 0) throw std::invalid_argument("less than 0");
        return number;
    };
    const auto positive = [&](std::size_t i) {
        if (arg(i) == 0) throw std::invalid_argument("0");
        return arg(i);
    };
    std::vector<Picture> games;
    if (family == "every") {
        for (const Picture& picture : every(arg(1))) std::cout << text({picture}) << "--\n";
        return 0;
    }
    rng.seed(std::stoull(args.back()));
    if (family == "every-at-once") {
        games = every(arg(1));
    } else if (family == "tiny-every") {
        const std::vector<Picture> all = every(arg(1));
        if (arg(2) >= static_cast<int>(all.size())) return 0;
        games.push_back(all[arg(2)]);
    } else if (family == "tiny") {
        games.push_back(shuffled(any_shape(between(1, positive(1)))));
    } else if (family == "by-hand") {
        if (arg(1) <= arg(2)) return 1;
        Picture picture;
        do {
            picture = Picture();
            while (picture.size() < arg(1) - arg(2)) picture.bridge(below(3) == 0 ? 0 : near(picture, 3));
            while (picture.size() < arg(1)) picture.add(near(picture, 4), near(picture, 4));
            picture = shuffled(picture);
        } while (value(picture) == 0);
        games.push_back(picture);
    } else if (family == "random") {
        for (int g = 0; g < arg(1); ++g) games.push_back(shuffled(random_picture(between(1, positive(2)), arg(3))));
    } else if (family == "grown") {
        for (int g = 0; g < arg(1); ++g) games.push_back(shuffled(grown(between(1, positive(2)), positive(3), positive(4), true)));
    } else if (family == "cactus") {
        for (int g = 0; g < arg(1); ++g) games.push_back(shuffled(grown(between(1, positive(2)), arg(2), positive(3), false)));
    } else if (family == "balanced") {
        for (int g = 0; g < arg(1); ++g) {
            Picture picture = any_shape(between(1, std::max(1, arg(2) / 2 - 1)));
            picture.stalk(0, value(picture));
            if (g % 2 == 1 && below(2) == 0) picture.add(below(picture.points), below(picture.points));
            else if (g % 2 == 1) picture.bridge(below(picture.points));
            games.push_back(shuffled(picture));
        }
    } else if (family == "one-grown") {
        games.push_back(shuffled(grown(positive(1), positive(2), positive(3), true)));
    } else if (family == "one-cactus") {
        games.push_back(shuffled(grown(positive(1), 20, positive(2), false)));
    } else if (family == "necklace") {
        Picture picture;
        int at = 0;
        for (int bead = 0; bead < arg(1); ++bead) {
            at = picture.cycle(at, positive(2));
            for (int i = 0; i < arg(3); ++i) at = picture.bridge(at);
        }
        games.push_back(shuffled(picture));
    } else if (family == "wheels") {
        Picture picture;
        int at = 0;
        for (int wheel = 0; wheel < arg(1); ++wheel) {
            at = picture.bridge(at);
            const int first = picture.points;
            for (int i = 0; i < positive(2); ++i) picture.bridge(at);
            for (int i = 0; i < arg(2); ++i) picture.add(first + i, first + (i + 1) % arg(2));
            at = first + below(arg(2));
        }
        games.push_back(shuffled(picture));
    } else if (family == "cycle") {
        games.emplace_back();
        games.back().cycle(0, positive(1));
        games.back() = shuffled(games.back());
    } else if (family == "fat-cycle") {
        games.emplace_back();
        const int far = games.back().cycle(0, positive(1));
        for (int i = 0; i < arg(2); ++i) games.back().add(far, far + 1);
        games.back() = shuffled(games.back());
    } else if (family == "doubled") {
        games.emplace_back();
        for (int at = 0; games.back().size() + 3 <= positive(1);) {
            const int to = games.back().bridge(at);
            games.back().add(to, at);
            if (below(4) == 0) games.back().add(at, to);
            at = to;
        }
        games.back() = shuffled(games.back());
    } else if (family == "stalk") {
        games.emplace_back();
        games.back().stalk(0, positive(1));
        games.back() = shuffled(games.back());
    } else if (family == "loops") {
        games.emplace_back();
        games.back().stalk(0, positive(1));
        for (int i = 0; i < arg(2); ++i) {
            const int at = below(games.back().points);
            games.back().add(at, at);
        }
        games.back() = shuffled(games.back());
    } else if (family == "flower") {
        games.emplace_back();
        for (int i = 0; i < positive(1); ++i) games.back().cycle(0, positive(2));
        games.back() = shuffled(games.back());
    } else if (family == "grid") {
        const int width = positive(2);
        Picture picture;
        for (int row = 1; row <= positive(1); ++row) {
            for (int column = 0; column < width; ++column) {
                const int at = picture.bridge(row == 1 ? 0 : picture.points - width);
                if (column > 0) picture.add(at - 1, at);
            }
        }
        games.push_back(shuffled(picture));
    } else {
        std::cerr << "unknown family " << family << "\n";
        return 1;
    }
    std::cout << text(games);
}
