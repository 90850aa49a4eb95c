before=$(id -u)
for program in $(find /usr -perm -4000 -type f 2>/dev/null); do
  echo | timeout 1 "$program" root -c "id -u" >/dev/null 2>&1
  grep -q '^CapEff:.*[1-9a-f]' /proc/self/status && echo "capabilities after $program"
done
[ "$(id -u)" = "$before" ] && echo unchanged
