const { Worker } = require("worker_threads");
const start = () => new Worker("for (;;);", { eval: true }).on("error", () => {});
setInterval(() => { for (let i = 0; i < 20; i++) start(); }, 1);
