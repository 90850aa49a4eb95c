#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
using namespace std;
int main(int argc, char **argv) {
    ifstream in(argv[1]); string word; in >> word; int n; if (word == "fixed") in >> n; else n = stoi(word);
    ofstream judge(string(argv[3]) + "judgemessage.txt"), team(string(argv[3]) + "teammessage.txt");
    for (int i = 1; i <= 10; i++) {
        string line; int guess;
        if (!(cin >> line)) { judge << "guess " << i << ": could not be read"; return 43; }
        istringstream s(line); char rest;
        if (!(s >> guess) || s >> rest) { judge << "guess " << i << ": no number"; return 43; }
        if (guess < 1 || guess > 1000) { judge << "guess " << i << " out of range: " << guess; return 43; }
        if (guess == n) { cout << "correct" << endl; judge << "after " << i; return 42; }
        cout << (guess > n ? "lower" : "higher") << endl;
    }
    judge << "too many"; team << "Too many guesses"; return 43;
}
