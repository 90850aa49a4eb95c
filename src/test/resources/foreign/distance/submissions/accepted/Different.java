import java.util.*;

public class Different {
    public static void main(String[] args) {
        Scanner s = new Scanner(System.in);
        while (s.hasNextLong()) System.out.println(Math.abs(s.nextLong() - s.nextLong()));
    }
}
