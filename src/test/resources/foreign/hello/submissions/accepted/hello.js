console.log("Hello world!");
