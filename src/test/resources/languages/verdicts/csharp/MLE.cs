using System;
using System.Collections.Generic;

class Program {
    static void Main() {
        var blocks = new List<long[]>();
        while (blocks.Count < int.MaxValue) {
            var block = new long[1 << 17];
            for (int i = 0; i < block.Length; i++) block[i] = i;
            blocks.Add(block);
        }
        Console.WriteLine(blocks.Count);
    }
}
