using System;
using System.Linq;

class Program {
    static bool IsInside(long x, long y, long d) => x * x + y * y <= d * d;

    // The second player goes back to the diagonal: the last point there decides.
    static long LastOnDiagonal(long d, long k) {
        long inside = 0, outside = d / k + 1;
        while (outside - inside > 1) {
            long middle = (inside + outside) / 2;
            if (IsInside(k * middle, k * middle, d)) inside = middle;
            else outside = middle;
        }
        return inside;
    }

    static void Main() {
        int games = int.Parse(Console.ReadLine());
        for (int game = 0; game < games; game++) {
            long[] line = Console.ReadLine().Trim().Split(' ').Select(long.Parse).ToArray();
            long d = line[0], k = line[1], z = LastOnDiagonal(d, k);
            Console.WriteLine(IsInside(k * z, k * (z + 1), d) ? "First" : "Second");
        }
    }
}
