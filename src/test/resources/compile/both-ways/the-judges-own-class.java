public class Main {
    public static void main(String[] args) {
        System.out.println(dev.grundy.judge.compile.CompileServer.class);
    }
}
