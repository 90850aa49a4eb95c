words=(Hello world!)
echo "${words[@]}"
