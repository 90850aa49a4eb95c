import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        int surplus = 0; // piles that are black at both ends, minus those that are white at both
        for (int i = 0; i < n; i++) {
            String pile = in.readLine().trim();
            char bottom = pile.charAt(0);
            char top = pile.charAt(pile.length() - 1);
            if (bottom == top) surplus += top == 'B' ? 1 : -1;
        }
        System.out.println(surplus >= 0 ? "A" : "B");
    }
}
