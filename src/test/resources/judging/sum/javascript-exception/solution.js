undefined.length;
