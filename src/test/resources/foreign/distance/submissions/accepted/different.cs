using System;
class Different {
    static void Main() {
        string line;
        while ((line = Console.ReadLine()) != null) {
            var p = line.Split(' ');
            Console.WriteLine(Math.Abs(long.Parse(p[0]) - long.Parse(p[1])));
        }
    }
}
