using System;
using System.Collections.Generic;
using System.Linq;

class Graph {
    readonly List<int>[] successors;

    public Graph(List<int>[] successors) {
        this.successors = successors;
    }

    void Visit(int node, bool[] visited, List<int> order) {
        if (visited[node]) return;
        visited[node] = true;
        foreach (int next in successors[node]) Visit(next, visited, order);
        order.Add(node);
    }

    // Every node stands behind all nodes that it leads to.
    List<int> EndsFirst() {
        var order = new List<int>();
        var visited = new bool[successors.Length];
        for (int node = 0; node < successors.Length; node++) Visit(node, visited, order);
        return order;
    }

    public bool[,] WinningPairs() {
        var winning = new bool[successors.Length, successors.Length];
        List<int> order = EndsFirst();
        foreach (int a in order) {
            foreach (int b in order) {
                winning[a, b] = a != b && (successors[a].Any(next => next != b && !winning[next, b])
                    || successors[b].Any(next => next != a && !winning[a, next]));
            }
        }
        return winning;
    }
}

class Program {
    static void Main() {
        char[] blanks = null;
        string[] words = Console.In.ReadToEnd().Split(blanks, StringSplitOptions.RemoveEmptyEntries);
        var numbers = new Queue<int>(words.Select(int.Parse));
        int nodes = numbers.Dequeue(), edges = numbers.Dequeue();
        var successors = Enumerable.Range(0, nodes).Select(node => new List<int>()).ToArray();
        for (int i = 0; i < edges; i++) {
            int from = numbers.Dequeue();
            successors[from - 1].Add(numbers.Dequeue() - 1);
        }
        int a = numbers.Dequeue() - 1, b = numbers.Dequeue() - 1;
        Console.WriteLine(new Graph(successors).WinningPairs()[a, b] ? "First" : "Second");
    }
}
