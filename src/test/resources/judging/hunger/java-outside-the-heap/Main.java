import java.nio.ByteBuffer;
import java.util.ArrayList;

class Main {
    public static void main(String[] args) {
        ArrayList<ByteBuffer> buffers = new ArrayList<>();
        while (true) {
            buffers.add(ByteBuffer.allocateDirect(8 << 20));
        }
    }
}
