ln -s /etc/passwd result
ln -s /proc/1/environ result2
ln -s / result3
mkdir result4; ln -s /usr/include result4/include; echo fine > result4/fine
