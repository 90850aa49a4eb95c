fun main() {
    val words = System.`in`.bufferedReader().readText().split(Regex("\\s+")).filter { it.isNotEmpty() }
    println(words.map { it.toLong() }.sum())
}
