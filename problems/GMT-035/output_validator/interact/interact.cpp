// Plays on one graph against a program that begins in positions that are won or drawn. A slip of the program's ends the talk; a game that is
// not over after k of its moves is called a draw.
#include <algorithm>
#include <random>

#include "referee.h"
#include "retrograde.h"

class Judge {
public:
    Judge(Referee& referee, const Solved& solved, int most_moves)
        : referee_(referee), solved_(solved), most_moves_(most_moves), visits_(solved.nodes()) {}

    void play(int number, int node) {
        random_.seed(number);
        manner_ = number % MANNERS;
        std::fill(visits_.begin(), visits_.end(), 0);
        const bool can_win = solved_.outcome(node) == WON;
        referee_.say(std::to_string(node));
        for (int move = 1; move <= most_moves_; ++move) {
            referee_.where = "game " + std::to_string(number) + ", your move " + std::to_string(move);
            node = after_program(node);
            if (solved_.moves(node).empty()) return;
            if (move < most_moves_) {
                node = reply(node);
                referee_.say(std::to_string(node));
            }
        }
        if (can_win) {
            referee_.refuse("the game began at a won node, and after " + std::to_string(most_moves_) + " moves of yours it is a draw");
        }
        referee_.say("draw");
    }

private:
    enum Manner { STUBBORN, CHANCE, TRICKY, MANNERS };

    int after_program(int node) {
        const long long to = referee_.numbers(1)[0];
        const std::vector<int>& moves = solved_.moves(node);
        const std::string name = "'" + std::to_string(to) + "'";
        if (std::find(moves.begin(), moves.end(), to) == moves.end()) {
            referee_.refuse(name + " is no move: no edge leads there from " + std::to_string(node));
        }
        const int next = static_cast<int>(to);
        if (solved_.outcome(next) == WON) referee_.refuse(name + " loses: from there the judge wins");
        if (solved_.outcome(node) == WON && solved_.outcome(next) != LOST) {
            referee_.refuse(name + " gives the win away: from there the judge holds the draw");
        }
        return next;
    }

    // Any move that keeps what it has; of these one that suits its manner, and where there are several the one made least often.
    int reply(int node) {
        std::vector<int> best;
        long long highest = 0;
        for (const int to : solved_.moves(node)) {
            if (solved_.outcome(to) == WON && solved_.outcome(node) == DRAWN) continue;
            const long long worth = this->worth(node, to);
            if (best.empty() || worth > highest) best.clear(), highest = worth;
            if (worth == highest) best.push_back(to);
        }
        const int chosen = best[random_() % best.size()];
        ++visits_[chosen];
        return chosen;
    }

    long long worth(int node, int to) const {
        if (manner_ == CHANCE) return 0;
        const bool lost = solved_.outcome(node) == LOST;
        if (lost && manner_ == STUBBORN) return solved_.distance(to);
        return (manner_ == TRICKY ? TRAP * traps(to, lost) : 0) - visits_[to];
    }

    // In a thousand moves of the program, how many would be slips, or ways round where it is winning.
    long long traps(int node, bool winning) const {
        long long bad = 0;
        const std::vector<int>& moves = solved_.moves(node);
        for (const int to : moves) {
            if (winning ? solved_.outcome(to) != LOST || solved_.distance(to) + 1 > solved_.distance(node) : solved_.outcome(to) == WON) ++bad;
        }
        return moves.empty() ? 0 : 1000 * bad / static_cast<long long>(moves.size());
    }

    static constexpr long long TRAP = 1000;

    Referee& referee_;
    const Solved& solved_;
    const int most_moves_;
    std::vector<int> visits_;
    std::mt19937_64 random_;
    int manner_ = 0;
};

int main(int, char** arguments) {
    Referee referee(arguments);
    int n, m, k, games;
    referee.input >> n >> m;
    std::string text = std::to_string(n) + " " + std::to_string(m);
    std::vector<std::pair<int, int>> edges(m);
    for (auto& [from, to] : edges) {
        referee.input >> from >> to;
        text += "\n" + std::to_string(from) + " " + std::to_string(to);
    }
    referee.input >> k >> games;
    referee.say(text + "\n" + std::to_string(k) + "\n" + std::to_string(games));
    const Solved solved(n, edges);
    Judge judge(referee, solved, k);
    for (int number = 1; number <= games; ++number) {
        int start;
        referee.input >> start;
        judge.play(number, start);
    }
    referee.accept("lost none of " + std::to_string(games) + (games == 1 ? " game" : " games"));
}
