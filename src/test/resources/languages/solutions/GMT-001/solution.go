package main

import (
	"bufio"
	"fmt"
	"os"
)

// isWinning says it of a pile; the outcomes repeat every seven stones.
func isWinning(stones int64) bool {
	return stones%7 != 0 && stones%7 != 2
}

func main() {
	in := bufio.NewReader(os.Stdin)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var piles int
	fmt.Fscan(in, &piles)
	for ; piles > 0; piles-- {
		var stones int64
		fmt.Fscan(in, &stones)
		if isWinning(stones) {
			fmt.Fprintln(out, "First")
		} else {
			fmt.Fprintln(out, "Second")
		}
	}
}
