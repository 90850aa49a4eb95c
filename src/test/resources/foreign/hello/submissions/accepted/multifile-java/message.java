public class message {
    public void print() { System.out.println("Hello world!"); }
}
