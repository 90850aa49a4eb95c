puts "Hello world!"
