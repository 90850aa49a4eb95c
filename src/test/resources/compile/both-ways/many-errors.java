public class Main {
    int a = "x"; String b = 3; void c() { d(); e(); } int f() { } Missing g; static { h = 3; }
}
