package main

import "fmt"

func main() {
	turns := uint64(1)
	for turns != 0 {
		turns += 2
	}
	fmt.Println(turns)
}
