fun main() {
    val blocks = mutableListOf<LongArray>()
    while (blocks.size < Int.MAX_VALUE) blocks.add(LongArray(1 shl 17) { 1L })
    println(blocks.size)
}
