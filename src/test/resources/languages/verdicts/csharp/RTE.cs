using System;

class Program {
    static void Main(string[] words) {
        var values = new int[0];
        Console.WriteLine(values[words.Length]);
    }
}
