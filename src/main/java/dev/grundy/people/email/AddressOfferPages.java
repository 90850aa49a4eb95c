package dev.grundy.people.email;

import dev.grundy.people.account.CurrentAccount;
import dev.grundy.web.frame.LocalAddress;
import dev.grundy.web.frame.OpenToSuspended;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;

/** Where a person says that they want to give no address. */
@Path("/account/address-offer")
@Authenticated
@Consumes(MediaType.APPLICATION_FORM_URLENCODED)
class AddressOfferPages {
    private final CurrentAccount current;
    private final AddressOffers offers;

    AddressOfferPages(CurrentAccount current, AddressOffers offers) {
        this.current = current;
        this.offers = offers;
    }

    /** Leads back to the page that asked. */
    @OpenToSuspended
    @POST
    public Response decline(@FormParam("return") @DefaultValue("/") String returnTo) {
        offers.decline(current.required().accountId());
        return Response.seeOther(LocalAddress.orHome(returnTo).uri()).build();
    }
}
