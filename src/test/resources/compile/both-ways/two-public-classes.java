public class Main { public static void main(String[] args) {} }
public class Other {}
