fun main() {
    val values: List<Int> = listOf()
    println(values.first())
}
