import java.io.StreamTokenizer

/** Settles each node once all that it leads to are settled, from the nodes without a move. */
fun winningNodes(before: List<List<Int>>, moves: IntArray): BooleanArray {
    val winning = BooleanArray(moves.size)
    val settled = moves.indices.filter { moves[it] == 0 }.toMutableList()
    var next = 0
    while (next < settled.size) {
        val node = settled[next++]
        for (earlier in before[node]) {
            if (!winning[node]) winning[earlier] = true
            moves[earlier]--
            if (moves[earlier] == 0) settled.add(earlier)
        }
    }
    return winning
}

fun main() {
    val tokens = StreamTokenizer(System.`in`.bufferedReader())
    fun number(): Int {
        tokens.nextToken()
        return tokens.nval.toInt()
    }
    val nodes = number()
    val edges = number()
    val before = List(nodes) { mutableListOf<Int>() }
    val moves = IntArray(nodes)
    for (edge in 0 until edges) {
        val from = number()
        before[number()].add(from)
        moves[from]++
    }
    println(winningNodes(before, moves).joinToString(" ") { if (it) "Winning" else "Losing" })
}
