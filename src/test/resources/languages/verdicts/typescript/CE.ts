const sum: number = "no number";
console.log(sum);
