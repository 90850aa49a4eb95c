package zoo.goo.b;

import foo.bar.a.A;

public class B {
    public static void main(String[] args) { A.say(); }
}
