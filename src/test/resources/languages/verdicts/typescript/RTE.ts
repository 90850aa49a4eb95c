const values: number[][] = JSON.parse("[]");
console.log(values[1][0]);
