package dev.grundy.planted;

import jakarta.ws.rs.Path;

/** An address of a class that is no pages and no API. An interface, so that nobody serves it. */
@Path("/planted")
public interface Endpoint {}
