// A heap of games: a move is one in a single part of it. A pile loses some number of stones out of a set; a row loses so many pins that stand
// side by side; a tree loses an edge and all that stands on it; in a graph the token goes along an edge. Who finds no move in any part has lost.
// A board shows the parts as the input does, in their order: a row by its pins, X where one is gone, a tree with x before edges that are gone.
#include <iostream>
#include <set>
#include <tuple>

#include "state_graph.h"

enum class Kind { PILE, ROW, TREE, GRAPH };

struct Part {
    Kind kind;
    std::vector<int> rule;   // of a pile the set, of a row how many pins go, of a tree what each edge from 1 stands on, of a graph its edges
    int nodes = 0;           // of a graph
    int at = 0;              // stones of a pile, place of the token in a graph
    std::vector<bool> left;  // pins of a row, edges of a tree

    bool operator<(const Part& other) const {
        return std::tie(kind, rule, nodes, at, left) < std::tie(other.kind, other.rule, other.nodes, other.at, other.left);
    }

    std::string board() const {
        switch (kind) {
            case Kind::PILE: return "pile " + std::to_string(at) + " " + std::to_string(rule.size()) + numbers();
            case Kind::ROW: {
                std::string pins;
                for (const bool stands : left) pins += stands ? '.' : 'X';
                return "row " + pins + numbers();
            }
            case Kind::TREE: {
                std::string all = "tree " + std::to_string(rule.size());
                for (std::size_t edge = 0; edge < rule.size(); ++edge) all += (left[edge] ? " " : " x") + std::to_string(rule[edge]);
                return all;
            }
            default:
                return "graph " + std::to_string(nodes) + " " + std::to_string(rule.size() / 2) + " " + std::to_string(at) + numbers();
        }
    }

    std::vector<Move<Part>> moves() const {
        std::vector<Move<Part>> all;
        switch (kind) {
            case Kind::PILE:
                for (const int taken : rule)
                    if (taken <= at) all.push_back({"take " + std::to_string(taken), with(at - taken)});
                break;
            case Kind::ROW:
                for (std::size_t pin = 0; pin + rule[0] <= left.size(); ++pin) {
                    Part next = *this;
                    bool all_stand = true;
                    for (std::size_t i = pin; i < pin + rule[0]; ++i) {
                        all_stand = all_stand && left[i];
                        next.left[i] = false;
                    }
                    if (all_stand) all.push_back({"at " + std::to_string(pin + 1), next});
                }
                break;
            case Kind::TREE:
                for (std::size_t edge = 1; edge <= rule.size(); ++edge)
                    if (left[edge - 1]) all.push_back({"cut " + std::to_string(edge), without(static_cast<int>(edge))});
                break;
            default: {
                std::set<int> targets;
                for (std::size_t i = 0; i < rule.size(); i += 2)
                    if (rule[i] == at) targets.insert(rule[i + 1]);
                for (const int to : targets) all.push_back({"to " + std::to_string(to), with(to)});
            }
        }
        return all;
    }

private:
    std::string numbers() const {
        std::string all;
        for (const int number : rule) all += " " + std::to_string(number);
        return all;
    }

    Part with(int now) const {
        Part next = *this;
        next.at = now;
        return next;
    }

    Part without(int cut) const {
        Part next = *this;
        for (std::size_t edge = 1; edge <= rule.size(); ++edge) {
            int under = static_cast<int>(edge);
            while (under != 0 && under != cut) under = rule[under - 1];
            if (under == cut) next.left[edge - 1] = false;
        }
        return next;
    }
};

struct Heap {
    std::vector<Part> parts;

    bool operator<(const Heap& other) const { return parts < other.parts; }
    char mover() const { return 'N'; }
    std::string board() const {
        std::string all;
        for (const Part& part : parts) all += (all.empty() ? "" : " | ") + part.board();
        return all;
    }
    long long payoff() const { return -1; }
    std::vector<Move<Heap>> moves() const {
        std::vector<Move<Heap>> all;
        for (std::size_t i = 0; i < parts.size(); ++i) {
            for (const Move<Part>& move : parts[i].moves()) {
                Heap next = *this;
                next.parts[i] = move.to;
                all.push_back({std::to_string(i + 1) + " " + move.name, next});
            }
        }
        return all;
    }
};

std::vector<int> numbers(int count) {
    std::vector<int> all(count);
    for (int& number : all) std::cin >> number;
    return all;
}

int main(int, char** arguments) {
    int t;
    std::cin >> t;
    std::vector<Heap> starts(t);
    for (Heap& start : starts) {
        int k;
        std::cin >> k;
        start.parts.resize(k);
        for (Part& part : start.parts) {
            std::string kind;
            int n;
            std::cin >> kind >> n;
            part.kind = kind == "pile" ? Kind::PILE : kind == "row" ? Kind::ROW : kind == "tree" ? Kind::TREE : Kind::GRAPH;
            if (kind == "tree") {
                part.rule = numbers(n);
                part.left.assign(n, true);
            } else if (kind == "row") {
                part.rule = numbers(1);
                part.left.assign(n, true);
            } else {
                int m;
                std::cin >> m;
                part.at = n;
                if (kind == "graph") {
                    part.nodes = n;
                    std::cin >> part.at;
                }
                part.rule = numbers(kind == "graph" ? 2 * m : m);
            }
        }
    }
    StateGraph<Heap>(most_positions(arguments)).print("impartial", starts);
}
