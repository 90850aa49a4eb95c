import { hello } from './aaa.js';
console.log(hello());
