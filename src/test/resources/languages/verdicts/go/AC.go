package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	in := bufio.NewReader(os.Stdin)
	sum := int64(0)
	for {
		var value int64
		if _, err := fmt.Fscan(in, &value); err != nil {
			break
		}
		sum += value
	}
	fmt.Println(sum)
}
