mkfifo result
mkdir directory; mkfifo directory/result2
exit 3
