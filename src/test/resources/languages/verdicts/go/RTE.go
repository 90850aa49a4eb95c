package main

import (
	"fmt"
	"os"
)

func main() {
	values := []int{}
	fmt.Println(values[len(os.Args)])
}
