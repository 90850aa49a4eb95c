. ./secondary.sh
exit 0
