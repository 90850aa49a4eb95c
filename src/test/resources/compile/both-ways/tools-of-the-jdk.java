import javax.tools.*;
import com.sun.source.tree.Tree;
public class Main {
    public static void main(String[] args) { System.out.println(Tree.class.getName() + JavaFileObject.Kind.CLASS); }
}
