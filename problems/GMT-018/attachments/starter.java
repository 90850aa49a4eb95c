import java.io.*;
import java.util.*;

public class Main {
    /** The Grundy value of each pile. */
    static int[] answers(long[] piles, int[] numbers) {
        // Write your solution here.
        return new int[piles.length];
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] numbers = Arrays.stream(in.readLine().split(" ")).skip(2).mapToInt(Integer::parseInt).toArray();
        long[] piles = Arrays.stream(in.readLine().split(" ")).mapToLong(Long::parseLong).toArray();
        StringBuilder out = new StringBuilder();
        for (int value : answers(piles, numbers)) out.append(value).append('\n');
        System.out.print(out);
    }
}
