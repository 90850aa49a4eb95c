import java.util.*;
public class Main {
    public static void main(String[] args) {
        List raw = new ArrayList();
        raw.add("unchecked");
        new Thread().getId();
        System.out.println(raw);
    }
}
