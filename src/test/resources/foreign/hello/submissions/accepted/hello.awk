BEGIN { print "Hello world!" }
