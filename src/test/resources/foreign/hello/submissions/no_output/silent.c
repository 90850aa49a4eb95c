/* @EXPECTED_RESULTS@: NO-OUTPUT */
int main() { return 0; }
