import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        int[] row = readRow();
        int fromLeft = risingRun(row, 0, 1);
        int fromRight = risingRun(row, row.length - 1, -1);
        System.out.println(fromLeft % 2 == 0 && fromRight % 2 == 0 ? "Second" : "First");
    }

    static int risingRun(int[] row, int start, int step) {
        int length = 1;
        while (length < row.length && row[start + step * length] > row[start + step * (length - 1)]) length++;
        return length;
    }

    static int[] readRow() throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int[] row = new int[(int) in.nval];
        for (int i = 0; i < row.length; i++) {
            in.nextToken();
            row[i] = (int) in.nval;
        }
        return row;
    }
}
