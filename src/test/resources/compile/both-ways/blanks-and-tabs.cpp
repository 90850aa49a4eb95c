
 	 #	 include	<bits/stdc++.h>	 
int main() { std::cout << "tabs\n"; }
