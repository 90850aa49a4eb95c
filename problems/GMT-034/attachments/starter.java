import java.util.Scanner;

public class Main {
    /** Who wins if that player begins: "Vertical" or "Horizontal". A row has '.' where a square is free, '#' where it is blocked. */
    static String winner(String[] rows, boolean verticalBegins) {
        // Write your solution here.
        return verticalBegins ? "Vertical" : "Horizontal";
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int boards = in.nextInt();
        for (int i = 0; i < boards; i++) {
            String[] rows = new String[in.nextInt()];
            in.nextInt(); // each row tells how long it is
            for (int row = 0; row < rows.length; row++) rows[row] = in.next();
            System.out.println(winner(rows, true) + " " + winner(rows, false));
        }
    }
}
