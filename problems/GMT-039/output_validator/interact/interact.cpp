// Plays on a tree whose leaves only the judge knows. The program may look at a number of them. Its first move after which it cannot be sure of
// the game's value any more ends the talk.
#include <random>

#include "talk.h"
#include "tree.h"

// The judge loses nothing, moves by chance, or goes where the guesses would lead the program astray.
enum Manner { PERFECT, CHANCE, TEMPTING, MANNERS };

template <class Numbers>
std::string joined(const Numbers& numbers) {
    std::string all;
    for (const auto number : numbers) all += (all.empty() ? "" : " ") + std::to_string(number);
    return all;
}

// Whether the best guess at one of First's nodes gives the game's value away.
bool tempts(const Tree& tree, int node, long long value) {
    if (tree.is_leaf(node)) return false;
    int best = tree.below[node][0];
    for (const int next : tree.below[node])
        if (tree.guess[next] > tree.guess[best]) best = next;
    return tree.worth[best] < value;
}

int reply(const Tree& tree, int node, int manner, std::mt19937_64& random) {
    const std::vector<int>& moves = tree.below[node];
    if (manner == CHANCE) return moves[random() % moves.size()];
    int best = moves[0];
    for (const int move : moves) {
        if (manner == TEMPTING && tempts(tree, move, tree.worth[1])) return move;
        if (tree.worth[move] < tree.worth[best]) best = move;
    }
    return best;
}

Tree read(std::istream& in, long long& looks) {
    int nodes;
    in >> nodes >> looks;
    Tree tree(nodes);
    for (int node = 2; node <= nodes; ++node) {
        int above;
        in >> above;
        tree.hang(node, above);
    }
    for (int node = 2; node <= nodes; ++node) in >> tree.guess[node];
    for (const int leaf : tree.leaves()) in >> tree.worth[leaf];
    tree.work_out();
    return tree;
}

void introduce(Talk& talk, const Tree& tree, long long looks) {
    talk.say(std::to_string(tree.nodes()) + " " + std::to_string(looks));
    talk.say(joined(std::vector<int>(tree.above.begin() + 2, tree.above.end())));
    talk.say(joined(std::vector<long long>(tree.guess.begin() + 2, tree.guess.end())));
}

void look(Talk& talk, const Tree& tree, const Talk::Line& line, long long& left, long long looks) {
    if (!tree.is_leaf(static_cast<int>(line.node))) talk.refuse(line.said() + ": only leaves can be looked at");
    if (left == 0) talk.refuse(line.said() + " is one look too many: there are " + std::to_string(looks));
    --left;
    talk.say(std::to_string(tree.worth[line.node]));
}

void play(Talk& talk, int number) {
    std::mt19937_64 random(number);
    long long looks;
    const Tree tree = read(talk.input, looks);
    introduce(talk, tree, looks);
    long long left = looks;
    int at = 1;
    for (int move = 1; !tree.is_leaf(at);) {
        talk.where = "game " + std::to_string(number) + ", your move " + std::to_string(move);
        const Talk::Line line = talk.next("look", "to");
        if (line.node < 1 || line.node > tree.nodes()) talk.refuse(line.said() + ": there is no such node");
        const int node = static_cast<int>(line.node);
        if (line.word == "look") {
            look(talk, tree, line, left, looks);
            continue;
        }
        if (tree.above[node] != at) talk.refuse(line.said() + " is no move: node " + std::to_string(node) + " does not hang below node " + std::to_string(at));
        if (tree.worth[node] < tree.worth[1])
            talk.refuse(line.said() + ": now you are sure of " + std::to_string(tree.worth[node]) + " only, and the game is worth " + std::to_string(tree.worth[1]));
        at = node;
        ++move;
        if (tree.is_leaf(at)) break;
        at = reply(tree, at, number % MANNERS, random);
        talk.say("to " + std::to_string(at));
    }
}

int main(int, char** arguments) {
    Talk talk(arguments);
    int games;
    talk.input >> games;
    talk.say(std::to_string(games));
    for (int number = 1; number <= games; ++number) play(talk, number);
    talk.accept("reached the value of " + std::to_string(games) + (games == 1 ? " game" : " games"));
}
