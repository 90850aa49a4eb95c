import java.nio.file.*;
import java.util.Scanner;
public class Grader {
    public static void main(String[] args) throws Exception {
        int b = Files.exists(Path.of("bonus.txt")) ? Integer.parseInt(Files.readString(Path.of("bonus.txt")).trim()) : 0;
        System.out.println(Solution.twice(new Scanner(System.in).nextInt()) + (args.length > 0 ? Integer.parseInt(args[0]) : 0) + b);
    }
}
