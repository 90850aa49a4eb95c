using System;
using System.Collections.Generic;
using System.Linq;

class Program {
    // Settles each node once all that it leads to are settled, from the nodes without a move.
    static bool[] WinningNodes(List<int>[] before, int[] moves) {
        var winning = new bool[moves.Length];
        var settled = new Queue<int>(Enumerable.Range(0, moves.Length).Where(node => moves[node] == 0));
        while (settled.Count > 0) {
            int node = settled.Dequeue();
            foreach (int earlier in before[node]) {
                if (!winning[node]) winning[earlier] = true;
                if (--moves[earlier] == 0) settled.Enqueue(earlier);
            }
        }
        return winning;
    }

    static int[] Numbers() => Console.ReadLine().Trim().Split(' ').Select(int.Parse).ToArray();

    static void Main() {
        int[] sizes = Numbers();
        var before = Enumerable.Range(0, sizes[0]).Select(node => new List<int>()).ToArray();
        var moves = new int[sizes[0]];
        for (int i = 0; i < sizes[1]; i++) {
            int[] edge = Numbers();
            before[edge[1]].Add(edge[0]);
            moves[edge[0]]++;
        }
        Console.WriteLine(string.Join(" ", WinningNodes(before, moves).Select(wins => wins ? "Winning" : "Losing")));
    }
}
