import { hello } from './other.mjs';
console.log(hello());
