import java.io.IOException;

public class GuessCrash {
    public static void main(String[] args) throws IOException {
        System.out.println("foo");
        while (System.in.read() >= 0) {
            // The interactor ends first: which of two programs ends first by itself is a matter of chance.
        }
        throw new RuntimeException("after the word");
    }
}
