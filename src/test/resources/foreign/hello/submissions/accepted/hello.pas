program hello(input, output);
begin
  writeln('Hello world!');
end.
