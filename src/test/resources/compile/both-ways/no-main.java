public class Main { int x; }
