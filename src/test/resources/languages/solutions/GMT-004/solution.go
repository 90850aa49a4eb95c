package main

import (
	"bufio"
	"fmt"
	"os"
)

// risingRun counts the numbers that rise from one end on, in steps of that direction.
func risingRun(row []int, from, step int) int {
	length := 1
	for at := from + step; at >= 0 && at < len(row) && row[at] > row[at-step]; at += step {
		length++
	}
	return length
}

func main() {
	in := bufio.NewReader(os.Stdin)
	var n int
	fmt.Fscan(in, &n)
	row := make([]int, n)
	for i := range row {
		fmt.Fscan(in, &row[i])
	}
	if risingRun(row, 0, 1)%2 == 0 && risingRun(row, n-1, -1)%2 == 0 {
		fmt.Println("Second")
	} else {
		fmt.Println("First")
	}
}
