package games.take.away;
import static java.lang.System.out;
class Game { static String name() { return "game"; } }
public class Main {
    interface Move { int apply(int n); }
    enum Side { LEFT, RIGHT }
    public static void main(String[] args) { out.println(Game.name() + Side.RIGHT + ((Move) n -> n + 1).apply(1)); }
}
