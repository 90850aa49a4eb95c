echo 'Hello world!'
