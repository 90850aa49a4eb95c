using System;
using System.Linq;

class Program {
    static void Main() {
        char[] blanks = null;
        Console.WriteLine(Console.In.ReadToEnd().Split(blanks, StringSplitOptions.RemoveEmptyEntries).Select(long.Parse).Sum());
    }
}
