public class Main {
    sealed interface Shape permits Round, Flat {}
    record Round(int r) implements Shape {}
    record Flat() implements Shape {}
    public static void main(String[] args) {
        Shape shape = new Round(3);
        System.out.print(switch (shape) { case Round(int r) -> """
            round \
            %d
            """.formatted(r); case Flat f -> "flat"; });
    }
}
