fun main() {
    val sum: Int = -1
    println(sum)
}
