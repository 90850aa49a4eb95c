console.log(1;
