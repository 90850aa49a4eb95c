// Idea: both players always take as many stones as they can.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int t = sc.nextInt();
        while (t-- > 0) {
            long n = sc.nextLong();
            long moves = n / 4;
            long rest = n % 4;
            moves += rest == 3 ? 1 : rest;
            System.out.println(moves % 2 == 1 ? "First" : "Second");
        }
    }
}
