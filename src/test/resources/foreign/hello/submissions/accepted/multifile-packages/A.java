package foo.bar.a;

public class A {
    public static void say() { System.out.println("Hello world!"); }
}
