using System;
using System.Linq;

class Program {
    static int RisingRun(int[] row) {
        int length = 1;
        while (length < row.Length && row[length] > row[length - 1]) length++;
        return length;
    }

    static void Main() {
        char[] blanks = null;
        string[] words = Console.In.ReadToEnd().Split(blanks, StringSplitOptions.RemoveEmptyEntries);
        int[] row = words.Skip(1).Select(int.Parse).ToArray();
        bool secondWins = RisingRun(row) % 2 == 0 && RisingRun(row.Reverse().ToArray()) % 2 == 0;
        Console.WriteLine(secondWins ? "Second" : "First");
    }
}
