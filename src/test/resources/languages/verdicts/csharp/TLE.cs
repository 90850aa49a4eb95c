using System;

class Program {
    static void Main() {
        ulong turns = 1;
        while (turns != 0) turns += 2;
        Console.WriteLine(turns);
    }
}
