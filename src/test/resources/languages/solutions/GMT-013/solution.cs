using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;

struct Cell {
    public long X, Y;
}

// Losing cells one beside the other on a diagonal.
struct Stretch {
    public long First, Count;

    public Stretch(long first, long count) {
        First = first;
        Count = count;
    }
}

class Block {
    public long First, Size, Filled;
}

// Numbers below a limit, of which the first from some number on is found by a tree over them.
class Numbers {
    readonly int leaves = 1;
    readonly bool[] any;

    public Numbers(int limit) {
        while (leaves < limit) leaves *= 2;
        any = new bool[2 * leaves];
    }

    public void Set(int number, bool isIn) {
        int node = number + leaves;
        any[node] = isIn;
        for (node /= 2; node > 0; node /= 2) any[node] = any[2 * node] || any[2 * node + 1];
    }

    public int? FirstFrom(int number) {
        int node = number + leaves;
        while (!any[node]) {
            while (node % 2 == 1) node /= 2;
            if (node == 0) return null;
            node++;
        }
        while (node < leaves) node = any[2 * node] ? 2 * node : 2 * node + 1;
        return node - leaves;
    }
}

// Columns from which a move down reaches a losing cell. Block 2i + 1 is the i-th column with an impassable cell, block 2i the
// columns before it; in each block they are a prefix.
class WinningColumns {
    const long Unbounded = 4000000000;
    readonly List<Block> blocks = new List<Block>();
    readonly Numbers open;

    public WinningColumns(List<long> cutColumns) {
        open = new Numbers(2 * cutColumns.Count + 1);
        long from = 0;
        foreach (long column in cutColumns) {
            Append(from, column - from);
            Append(column, 1);
            from = column + 1;
        }
        Append(from, Unbounded);
    }

    public int End => blocks.Count;

    void Append(long first, long size) {
        if (size > 0) open.Set(blocks.Count, true);
        blocks.Add(new Block { First = first, Size = size });
    }

    public int FirstOpen(int from) => from < End ? open.FirstFrom(from) ?? End : End;

    // Fills up to that many columns of the block, and answers the first of them and their number.
    public Stretch Fill(int number, long most) {
        Block block = blocks[number];
        long first = block.First + block.Filled, count = Math.Min(most, block.Size - block.Filled);
        block.Filled += count;
        if (block.Filled == block.Size) open.Set(number, false);
        return new Stretch(first, count);
    }

    public void Empty(int number) {
        blocks[number].Filled = 0;
        open.Set(number, true);
    }
}

class Board {
    const long CoordinateMax = 1000000000;
    readonly WinningColumns winning;

    // By x - y, the first x of each diagonal of losing cells and its length, in rising order.
    readonly Dictionary<long, List<Stretch>> losing = new Dictionary<long, List<Stretch>>();

    public Board(List<Cell> impassable) {
        List<long> columns = impassable.Select(cell => cell.Y).Distinct().OrderBy(y => y).ToList();
        winning = new WinningColumns(columns);
        long nextRow = 0;
        foreach (var row in impassable.GroupBy(cell => cell.X).OrderBy(row => row.Key)) {
            FreeRows(nextRow, row.Key);
            BarredRow(row.Key, row.Select(cell => 2 * columns.BinarySearch(cell.Y) + 1).OrderBy(block => block).ToList());
            nextRow = row.Key + 1;
        }
        FreeRows(nextRow, CoordinateMax + 1);
    }

    long Lose(long x, int block, long most) {
        Stretch filled = winning.Fill(block, most);
        List<Stretch> diagonal;
        if (!losing.TryGetValue(x - filled.First, out diagonal)) losing[x - filled.First] = diagonal = new List<Stretch>();
        diagonal.Add(new Stretch(x, filled.Count));
        return filled.Count;
    }

    void FreeRows(long from, long until) {
        for (long x = from; x < until;) x += Lose(x, winning.FirstOpen(0), until - x);
    }

    // Each piece between impassable cells has at most one losing cell.
    void BarredRow(long x, List<int> barred) {
        int begin = 0;
        foreach (int end in barred.Concat(new[] { winning.End })) {
            int block = winning.FirstOpen(begin);
            if (block < end) Lose(x, block, 1);
            begin = end + 1;
        }
        barred.ForEach(winning.Empty);
    }

    public bool IsLosing(Cell cell) {
        List<Stretch> diagonal;
        if (!losing.TryGetValue(cell.X - cell.Y, out diagonal)) return false;
        int low = 0, high = diagonal.Count;
        while (low < high) {
            int middle = (low + high) / 2;
            if (diagonal[middle].First <= cell.X) low = middle + 1;
            else high = middle;
        }
        return low > 0 && cell.X < diagonal[low - 1].First + diagonal[low - 1].Count;
    }
}

class Program {
    static IEnumerator<long> numbers;

    static IEnumerable<long> Numbers() {
        for (string line = Console.ReadLine(); line != null; line = Console.ReadLine()) {
            foreach (string word in line.Split(' ')) {
                if (word != "") yield return long.Parse(word);
            }
        }
    }

    static long Number() {
        numbers.MoveNext();
        return numbers.Current;
    }

    static List<Cell> Cells() {
        var cells = new List<Cell>();
        for (long left = Number(); left > 0; left--) cells.Add(new Cell { X = Number(), Y = Number() });
        return cells;
    }

    static void Main() {
        numbers = Numbers().GetEnumerator();
        var answers = new StringBuilder();
        for (long cases = Number(); cases > 0; cases--) {
            var board = new Board(Cells());
            foreach (var cell in Cells()) answers.Append(board.IsLosing(cell) ? "Bob\n" : "Alice\n");
        }
        Console.Write(answers);
    }
}
