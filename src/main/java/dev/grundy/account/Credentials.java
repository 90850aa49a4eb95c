package dev.grundy.account;

/** A person and what their password is checked against. */
record Credentials(Person person, String passwordHash) {
    @Override
    public String toString() {
        return "Credentials[" + person.name() + ", …]";
    }
}
