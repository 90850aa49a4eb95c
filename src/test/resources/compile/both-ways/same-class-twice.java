public class Main { public static void main(String[] args) {} }
class A {}
class A {}
