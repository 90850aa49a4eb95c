class Graph(private val successors: List<List<Int>>) {
    /** Every node stands behind all nodes that it leads to. */
    private fun endsFirst(): List<Int> {
        val order = mutableListOf<Int>()
        val visited = BooleanArray(successors.size)
        fun visit(node: Int) {
            if (visited[node]) return
            visited[node] = true
            successors[node].forEach { visit(it) }
            order.add(node)
        }
        successors.indices.forEach { visit(it) }
        return order
    }

    fun winningPairs(): List<BooleanArray> {
        val winning = successors.map { BooleanArray(successors.size) }
        val order = endsFirst()
        for (a in order) for (b in order) {
            winning[a][b] = a != b && (successors[a].any { it != b && !winning[it][b] } ||
                successors[b].any { it != a && !winning[a][it] })
        }
        return winning
    }
}

fun main() {
    val words = System.`in`.bufferedReader().readText().trim().split(Regex("\\s+"))
    val numbers = words.map { it.toInt() }
    val (nodes, edges) = numbers
    val successors = List(nodes) { mutableListOf<Int>() }
    for (i in 0 until edges) successors[numbers[2 + 2 * i] - 1].add(numbers[3 + 2 * i] - 1)
    val (a, b) = numbers.drop(2 + 2 * edges)
    println(if (Graph(successors).winningPairs()[a - 1][b - 1]) "First" else "Second")
}
