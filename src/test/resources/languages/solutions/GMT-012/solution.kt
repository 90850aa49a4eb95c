const val LONGEST = 200

class Stretch(val first: Int, var length: Int)

/** The Grundy values of stretches of safe cells. */
class Values {
    private val value = IntArray(LONGEST + 1)

    init {
        for (length in 1..LONGEST) {
            val reachable = (0 until length).map { after(length, it) }.toSet()
            while (value[length] in reachable) value[length]++
        }
    }

    operator fun get(length: Int): Int = value[length]

    /** What is left of a stretch of that length when its i-th cell is marked. */
    fun after(length: Int, i: Int): Int = value[maxOf(0, i - 2)] xor value[maxOf(0, length - i - 3)]
}

class Row(private val text: String) {
    private fun isMarked(cell: Int): Boolean = text.getOrNull(cell) == 'X'

    private fun completes(c: Int): Boolean = text[c] == '.' && (isMarked(c - 2) && isMarked(c - 1) ||
        isMarked(c - 1) && isMarked(c + 1) || isMarked(c + 1) && isMarked(c + 2))

    /** No X stands within two cells of it. */
    private fun isSafe(c: Int): Boolean = (c - 2..c + 2).none { isMarked(it) }

    private fun safeStretches(): List<Stretch> {
        val stretches = mutableListOf<Stretch>()
        for (c in text.indices.filter { isSafe(it) }) {
            val last = stretches.lastOrNull()
            if (last != null && last.first + last.length == c) last.length++ else stretches.add(Stretch(c, 1))
        }
        return stretches
    }

    fun winningCells(values: Values): List<Int> {
        val completing = text.indices.filter { completes(it) }
        if (completing.isNotEmpty()) return completing
        val stretches = safeStretches()
        val sum = stretches.fold(0) { all, stretch -> all xor values[stretch.length] }
        return stretches.flatMap { stretch ->
            (0 until stretch.length)
                .filter { sum xor values[stretch.length] == values.after(stretch.length, it) }
                .map { stretch.first + it }
        }
    }
}

fun main() {
    val values = Values()
    val rows = readLine()!!.trim().toInt()
    for (i in 0 until rows) {
        val cells = Row(readLine()!!.trim()).winningCells(values)
        println(if (cells.isEmpty()) "LOSING" else "WINNING")
        println(cells.map { it + 1 }.joinToString(" "))
    }
}
