package dev.grundy.people.account;

import jakarta.persistence.AttributeConverter;
import jakarta.persistence.Converter;

/** Keeps a {@link Role} in SQL by its code. */
@Converter(autoApply = true)
class RoleColumn implements AttributeConverter<Role, String> {
    @Override
    public String convertToDatabaseColumn(Role role) {
        return role.code();
    }

    @Override
    public Role convertToEntityAttribute(String code) {
        return Role.ofCode(code);
    }
}
