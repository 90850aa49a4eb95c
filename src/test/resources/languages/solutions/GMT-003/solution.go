package main

import (
	"bufio"
	"fmt"
	"os"
)

func isInside(x, y, d int64) bool {
	return x*x+y*y <= d*d
}

// lastOnDiagonal is the last point of the diagonal, to which the second player goes back.
func lastOnDiagonal(d, k int64) int64 {
	inside, outside := int64(0), d/k+1
	for outside-inside > 1 {
		middle := (inside + outside) / 2
		if isInside(k*middle, k*middle, d) {
			inside = middle
		} else {
			outside = middle
		}
	}
	return inside
}

func main() {
	in := bufio.NewReader(os.Stdin)
	var games int
	fmt.Fscan(in, &games)
	for ; games > 0; games-- {
		var d, k int64
		fmt.Fscan(in, &d, &k)
		z := lastOnDiagonal(d, k)
		if isInside(k*z, k*(z+1), d) {
			fmt.Println("First")
		} else {
			fmt.Println("Second")
		}
	}
}
