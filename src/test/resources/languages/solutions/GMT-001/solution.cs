using System;
using System.Text;

class Program {
    // The outcomes repeat every seven stones.
    static bool IsWinning(long stones) => stones % 7 != 0 && stones % 7 != 2;

    static void Main() {
        int piles = int.Parse(Console.ReadLine());
        var answers = new StringBuilder();
        for (int i = 0; i < piles; i++) {
            answers.Append(IsWinning(long.Parse(Console.ReadLine())) ? "First\n" : "Second\n");
        }
        Console.Write(answers);
    }
}
