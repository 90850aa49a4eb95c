using System;
using System.Collections.Generic;
using System.Linq;

// The Grundy values of stretches of safe cells.
class Values {
    const int Longest = 200;
    readonly int[] value = new int[Longest + 1];

    public Values() {
        for (int length = 1; length <= Longest; length++) {
            var reachable = new HashSet<int>(Enumerable.Range(0, length).Select(i => After(length, i)));
            while (reachable.Contains(value[length])) value[length]++;
        }
    }

    public int this[int length] => value[length];

    // What is left of a stretch of that length when its i-th cell is marked.
    public int After(int length, int i) => value[Math.Max(0, i - 2)] ^ value[Math.Max(0, length - i - 3)];
}

class Row {
    readonly string text;

    public Row(string text) {
        this.text = text;
    }

    bool IsMarked(int cell) => cell >= 0 && cell < text.Length && text[cell] == 'X';

    bool Completes(int c) => text[c] == '.'
        && (IsMarked(c - 2) && IsMarked(c - 1) || IsMarked(c - 1) && IsMarked(c + 1) || IsMarked(c + 1) && IsMarked(c + 2));

    // No X stands within two cells of it.
    bool IsSafe(int c) => !Enumerable.Range(c - 2, 5).Any(IsMarked);

    List<(int First, int Length)> SafeStretches() {
        var stretches = new List<(int First, int Length)>();
        for (int first = 0; first < text.Length; first++) {
            int length = 0;
            while (first + length < text.Length && IsSafe(first + length)) length++;
            if (length > 0) stretches.Add((first, length));
            first += length;
        }
        return stretches;
    }

    public List<int> WinningCells(Values values) {
        List<int> completing = Enumerable.Range(0, text.Length).Where(Completes).ToList();
        if (completing.Count > 0) return completing;
        var stretches = SafeStretches();
        int sum = stretches.Aggregate(0, (all, stretch) => all ^ values[stretch.Length]);
        return stretches.SelectMany(stretch => Enumerable.Range(0, stretch.Length)
            .Where(i => (sum ^ values[stretch.Length]) == values.After(stretch.Length, i))
            .Select(i => stretch.First + i)).ToList();
    }
}

class Program {
    static void Main() {
        var values = new Values();
        int rows = int.Parse(Console.ReadLine());
        for (int i = 0; i < rows; i++) {
            List<int> cells = new Row(Console.ReadLine().Trim()).WinningCells(values);
            Console.WriteLine(cells.Count == 0 ? "LOSING" : "WINNING");
            Console.WriteLine(string.Join(" ", cells.Select(cell => cell + 1)));
        }
    }
}
