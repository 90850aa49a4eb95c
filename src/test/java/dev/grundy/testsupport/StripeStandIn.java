package dev.grundy.testsupport;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * A payment provider on this host that speaks the used part of Stripe's API. It shows a page to pay on, and signs events
 * as Stripe does. What its customers have is what a test says. Safe for use by several threads.
 */
public final class StripeStandIn implements AutoCloseable {
    public static final String SECRET = "whsec_of_the_stand_in";
    public static final String MONTHLY_BASIC = "price_basic_month";
    public static final String YEARLY_PRO = "price_pro_year";
    public static final String BASIC_FOR_GOOD = "price_basic_once";
    /** Of one seat in a class. */
    public static final String BASIC_SEAT = "price_basic_seat_once";

    public static final String PRO_SEAT = "price_pro_seat_once";
    /** Of which it knows nothing. */
    public static final String MISTYPED = "price_mistyped";

    public static final String PRICES = "basic:" + MONTHLY_BASIC + ",pro:" + YEARLY_PRO + ",basic:" + BASIC_FOR_GOOD;

    private static final JsonMapper JSON = new JsonMapper();
    private static final int MONTH_SECONDS = 30 * 24 * 3600;

    private final HttpServer server;
    private final AtomicInteger ids = new AtomicInteger();
    private final Map<String, ObjectNode> sessions = new ConcurrentHashMap<>();
    private final Map<String, ObjectNode> subscriptions = new ConcurrentHashMap<>();
    private final List<String> asked = new CopyOnWriteArrayList<>();
    private final List<String> customers = new CopyOnWriteArrayList<>();
    private final List<String> deleted = new CopyOnWriteArrayList<>();
    private final Map<String, List<ObjectNode>> earlierInvoices = new ConcurrentHashMap<>();
    private volatile boolean down;
    private volatile Consumer<String> whileAsked = question -> {};

    private StripeStandIn(HttpServer server) {
        this.server = server;
    }

    public static StripeStandIn start() {
        try {
            HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
            StripeStandIn standIn = new StripeStandIn(server);
            server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
            server.createContext("/", standIn::answer);
            server.start();
            return standIn;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        server.stop(0);
    }

    public String address() {
        return "http://localhost:" + server.getAddress().getPort();
    }

    /** While it is down every question is answered with 500. */
    public void setDown(boolean isDown) {
        down = isDown;
    }

    /** Runs that within each question. */
    public void whileAsked(Runnable action) {
        whileAsked = question -> action.run();
    }

    /** Runs that within each question, which it is told as method and path. */
    public void whileAsked(Consumer<String> action) {
        whileAsked = action;
    }

    /** Methods and paths of all questions so far. */
    public List<String> asked() {
        return List.copyOf(asked);
    }

    /** It refuses to tell of customers that it does not know. */
    public void forget(String customer) {
        customers.remove(customer);
    }

    /** Somebody deletes the customer with the provider: it says so from now on. */
    public void delete(String customer) {
        customers.remove(customer);
        deleted.add(customer);
    }

    /** In the order in which they were made. */
    public List<String> customers() {
        return List.copyOf(customers);
    }

    public boolean knows(String customer) {
        return customers.contains(customer);
    }

    /** A subscription that began just now and is paid for a month; its id. */
    public String subscribe(String customer, String price, String account) {
        String id = "sub_" + nextId();
        long now = Instant.now().getEpochSecond();
        ObjectNode subscription = object(id, "subscription")
                .put("customer", customer)
                .put("status", "active")
                .put("start_date", now)
                .put("created", now)
                .put("cancel_at_period_end", false)
                .putNull("cancel_at")
                .putNull("ended_at");
        subscription.putObject("metadata").put("grundy_account", account);
        ObjectNode item = object("si_" + id, "subscription_item")
                .put("current_period_start", now)
                .put("current_period_end", now + MONTH_SECONDS);
        item.set("price", price(price));
        subscription.set("items", list(List.of(item)));
        subscription.set("latest_invoice", invoice("in_" + id, "paid", now));
        subscriptions.put(id, subscription);
        return id;
    }

    /** A bill of a subscription before its last one. */
    public void billBefore(String subscription, String status, Instant created) {
        earlierInvoices
                .computeIfAbsent(subscription, unused -> new CopyOnWriteArrayList<>())
                .add(invoice("in_" + nextId(), status, created.getEpochSecond()));
    }

    private static ObjectNode invoice(String id, String status, long created) {
        ObjectNode invoice = object(id, "invoice")
                .put("status", status)
                .put("created", created)
                .put("number", "BILL-" + id)
                .put("total", 500)
                .put("currency", "eur")
                .put("hosted_invoice_url", "https://invoice.example/i/" + id)
                .put("invoice_pdf", "https://invoice.example/i/" + id + "/pdf")
                .put("amount_paid", status.equals("paid") ? 500 : 0);
        invoice.putArray("total_taxes").addObject().put("amount", 80).put("tax_behavior", "inclusive");
        return invoice;
    }

    /** What somebody paid once; the id of the checkout. */
    public String buyOnce(String customer, String price, String account) {
        String id = openSession(customer, price, "payment", account).get("id").asText();
        complete(id);
        return id;
    }

    /** A checkout where somebody chose to pay by bank: the money is on its way. Its id. */
    public String buyByBank(String customer, String price, String account) {
        return payByBank(
                openSession(customer, price, "payment", account).get("id").asText());
    }

    /** Somebody pays there by bank; the same id. */
    public String payByBank(String id) {
        ObjectNode session = sessions.get(id);
        session.put("status", "complete");
        ((ObjectNode) session.get("payment_intent")).put("status", "processing");
        return id;
    }

    /** The fields with which the last checkout of that customer was opened, such as the address that it leads back to. */
    public JsonNode lastSession(String customer) {
        return of(sessions, Map.of("customer", customer)).getLast();
    }

    /** The checkouts on which that customer can pay now. */
    public List<String> openSessions(String customer) {
        return of(sessions, Map.of("customer", customer)).stream()
                .map(session -> session.get("id").asText())
                .filter(this::isOpen)
                .toList();
    }

    /** Changes fields of a subscription, or of its last bill behind {@code invoice.}, of a checkout's payment behind {@code payment.} or its charge behind {@code charge.}. */
    public void set(String id, Map<String, Object> fields) {
        ObjectNode found = subscriptions.getOrDefault(id, sessions.get(id));
        fields.forEach((name, value) -> {
            ObjectNode target = name.startsWith("invoice.")
                    ? (ObjectNode) found.get("latest_invoice")
                    : name.startsWith("payment.")
                            ? (ObjectNode) found.get("payment_intent")
                            : name.startsWith("charge.")
                                    ? (ObjectNode) found.get("payment_intent").get("latest_charge")
                                    : name.startsWith("item.")
                                            ? (ObjectNode) found.get("items")
                                                    .get("data")
                                                    .get(0)
                                            : found;
            JsonNode node = value instanceof Instant instant
                    ? JSON.valueToTree(instant.getEpochSecond())
                    : JSON.valueToTree(value);
            target.set(name.replaceFirst("^\\w+\\.", ""), node);
        });
    }

    /** All subscriptions of that customer. */
    public List<String> subscriptionsOf(String customer) {
        return subscriptions.values().stream()
                .filter(one -> one.get("customer").asText().equals(customer))
                .map(one -> one.get("id").asText())
                .toList();
    }

    /** An event about a customer, of an older version of the API than ours, as bytes to be sent. */
    public static String event(String id, String kind, String customer) {
        ObjectNode event = object(id, "event")
                .put("api_version", "2019-03-14")
                .put("type", kind)
                .put("created", Instant.now().getEpochSecond());
        event.putObject("data")
                .set(
                        "object",
                        object("sub_told", "subscription")
                                .put("customer", customer)
                                .put("status", "active"));
        return event.toString();
    }

    /** The header that Stripe would send with that body at that time. */
    public static String signature(String secret, Instant at, String body) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
            byte[] sum = mac.doFinal((at.getEpochSecond() + "." + body).getBytes(StandardCharsets.UTF_8));
            return "t=" + at.getEpochSecond() + ",v1=" + HexFormat.of().formatHex(sum);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    private void answer(HttpExchange exchange) throws IOException {
        String path = exchange.getRequestURI().getPath();
        Map<String, String> given = parameters(exchange);
        if (path.startsWith("/pay/")) {
            pay(exchange, path.substring("/pay/".length()));
            return;
        }
        asked.add(exchange.getRequestMethod() + " " + path);
        whileAsked.accept(exchange.getRequestMethod() + " " + path);
        if (path.endsWith(MISTYPED)) {
            reply(exchange, 404, error("No such price: '" + MISTYPED + "'", "resource_missing"));
            return;
        }
        if (down) {
            reply(exchange, 500, error("the stand-in is down", "down"));
            return;
        }
        String customer = exchange.getRequestMethod().equals("GET") && path.startsWith("/v1/customers/")
                ? path.substring("/v1/customers/".length())
                : given.getOrDefault("customer", "");
        if (deleted.contains(customer) && path.endsWith(customer)) {
            reply(exchange, 200, object(customer, "customer").put("deleted", true));
            return;
        }
        if (!customer.isEmpty() && !customers.contains(customer)) {
            reply(exchange, 400, error("No such customer: '" + customer + "'", "resource_missing"));
            return;
        }
        if (path.endsWith("/" + customer)) {
            reply(exchange, 200, object(customer, "customer"));
            return;
        }
        if (path.endsWith("/expire") && !isOpen(path.split("/")[4])) {
            reply(exchange, 400, error("Only Checkout Sessions with a status in [\"open\"] can be expired.", "state"));
            return;
        }
        reply(exchange, 200, told(exchange.getRequestMethod() + " " + path, path, given));
    }

    private ObjectNode told(String question, String path, Map<String, String> given) {
        return switch (question) {
            case "POST /v1/customers" -> newCustomer();
            case "GET /v1/subscriptions" -> page(of(subscriptions, given), given);
            case "GET /v1/invoices" ->
                given.containsKey("subscription") ? invoices(given.get("subscription")) : billsOf(given);
            case "POST /v1/invoices/create_preview" -> preview(given);
            case "GET /v1/checkout/sessions" ->
                page(
                        of(sessions, given).stream()
                                .filter(session ->
                                        session.get("status").asText().equals(given.get("status")))
                                .toList(),
                        given);
            case "POST /v1/checkout/sessions" -> {
                ObjectNode session = openSession(
                        given.get("customer"),
                        given.get("line_items[0][price]"),
                        given.get("mode"),
                        given.get("client_reference_id"));
                session.put("success_url", given.get("success_url")).put("cancel_url", given.get("cancel_url"));
                session.put("locale", given.get("locale"))
                        .put("invoiced", "true".equals(given.get("invoice_creation[enabled]")));
                ((ObjectNode) session.get("line_items").get("data").get(0))
                        .put("quantity", Long.parseLong(given.get("line_items[0][quantity]")));
                ObjectNode metadata = session.putObject("metadata");
                given.forEach((name, value) -> {
                    if (name.startsWith("metadata[")) {
                        metadata.put(name.substring("metadata[".length(), name.length() - 1), value);
                    }
                });
                yield session;
            }
            case "POST /v1/billing_portal/sessions" ->
                object("bps_1", "billing_portal.session").put("url", address() + "/pay/portal");
            default -> elsewhere(path);
        };
    }

    private boolean isOpen(String session) {
        return sessions.get(session).get("status").asText().equals("open");
    }

    private ObjectNode invoices(String subscription) {
        List<ObjectNode> all = new ArrayList<>(earlierInvoices.getOrDefault(subscription, List.of()));
        all.add((ObjectNode) subscriptions.get(subscription).get("latest_invoice"));
        return list(all);
    }

    /** Of a change that is invoiced at once, in which 1.60 of what was paid is given back. */
    private ObjectNode preview(Map<String, String> given) {
        ObjectNode item = (ObjectNode) subscriptions
                .get(given.get("subscription"))
                .get("items")
                .get("data")
                .get(0);
        String price = given.get("subscription_details[items][0][price]");
        if (!item.get("id").asText().equals(given.get("subscription_details[items][0][id]"))
                || !"always_invoice".equals(given.get("subscription_details[proration_behavior]"))) {
            throw new IllegalArgumentException("not the preview of a change: " + given);
        }
        long start = item.get("current_period_start").asLong();
        ObjectNode line = object("il_1", "line_item");
        line.putObject("period")
                .put("start", start)
                .put("end", start + (price.endsWith("year") ? 365L * 24 * 3600 : MONTH_SECONDS));
        ObjectNode preview =
                object("upcoming_in_1", "invoice").put("amount_due", 340).put("currency", "eur");
        preview.set("lines", list(List.of(line)));
        return preview;
    }

    /** Latest first, as Stripe lists them. */
    private ObjectNode billsOf(Map<String, String> given) {
        List<ObjectNode> all = new ArrayList<>();
        for (String subscription : subscriptionsOf(given.get("customer"))) {
            invoices(subscription).get("data").forEach(bill -> all.add((ObjectNode) bill));
        }
        all.sort(Comparator.comparing((ObjectNode bill) -> bill.get("created").asLong())
                .reversed());
        return list(all.stream().limit(Long.parseLong(given.get("limit"))).toList());
    }

    private ObjectNode elsewhere(String path) {
        String[] parts = path.split("/");
        if (path.startsWith("/v1/prices/")) {
            return price(parts[3]);
        }
        if (path.startsWith("/v1/customers/")) {
            customers.remove(parts[3]);
            deleted.add(parts[3]);
            return object(parts[3], "customer").put("deleted", true);
        }
        if (path.endsWith("/expire")) {
            return sessions.get(parts[4]).put("status", "expired");
        }
        if (path.startsWith("/v1/checkout/sessions/")) {
            return sessions.get(parts[4]);
        }
        throw new IllegalArgumentException("the stand-in knows nothing of " + path);
    }

    /** Later ones sort after earlier ones. */
    private String nextId() {
        return "%06d".formatted(ids.incrementAndGet());
    }

    private ObjectNode newCustomer() {
        String id = "cus_" + nextId();
        customers.add(id);
        return object(id, "customer");
    }

    private ObjectNode openSession(String customer, String price, String mode, String account) {
        String id = "cs_" + nextId();
        ObjectNode session = object(id, "checkout.session")
                .put("customer", customer)
                .put("mode", mode)
                .put("status", "open")
                .put("payment_status", "unpaid")
                .put("client_reference_id", account)
                .put("created", Instant.now().getEpochSecond())
                .put("url", address() + "/pay/" + id);
        ObjectNode item = object("li_" + id, "item");
        item.set("price", price(price));
        session.set("line_items", list(List.of(item)));
        session.putObject("payment_intent")
                .put("id", "pi_" + id)
                .put("object", "payment_intent")
                .set("latest_charge", object("ch_" + id, "charge").put("refunded", false));
        sessions.put(id, session);
        return session;
    }

    /** The page where people pay: a button, and then back to where the shop says. */
    private void pay(HttpExchange exchange, String id) throws IOException {
        if (exchange.getRequestMethod().equals("GET")) {
            String back = sessions.containsKey(id)
                    ? sessions.get(id).path("cancel_url").asText()
                    : "";
            byte[] page =
                    ("<!DOCTYPE html><html lang=\"en\"><link rel=\"icon\" href=\"data:,\"><title>Pay</title><main><h1 class=\"pay\">Pay here</h1>"
                                    + "<form method=\"post\"><button>Pay</button></form>"
                                    + "<p><a class=\"back\" href=\"" + back + "\">Back</a></p></main>")
                            .getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().set("Content-Type", "text/html;charset=UTF-8");
            exchange.sendResponseHeaders(200, page.length);
            exchange.getResponseBody().write(page);
        } else {
            ObjectNode session = complete(id);
            exchange.getResponseHeaders()
                    .set("Location", session.get("success_url").asText());
            exchange.sendResponseHeaders(303, -1);
        }
        exchange.close();
    }

    /** Somebody pays there. */
    public ObjectNode complete(String id) {
        ObjectNode session = sessions.get(id);
        session.put("status", "complete").put("payment_status", "paid");
        if (session.get("mode").asText().equals("subscription")) {
            subscribe(
                    session.get("customer").asText(),
                    session.get("line_items")
                            .get("data")
                            .get(0)
                            .get("price")
                            .get("id")
                            .asText(),
                    session.get("client_reference_id").asText());
        }
        return session;
    }

    private static List<ObjectNode> of(Map<String, ObjectNode> all, Map<String, String> given) {
        return all.values().stream()
                .filter(one -> one.get("customer").asText().equals(given.get("customer")))
                .sorted(Comparator.comparing(one -> one.get("id").asText()))
                .toList();
    }

    /** As much of it as was asked for, after the one that was named. */
    private static ObjectNode page(List<ObjectNode> all, Map<String, String> given) {
        String after = given.getOrDefault("starting_after", "");
        List<ObjectNode> rest = all.stream()
                .filter(one -> one.get("id").asText().compareTo(after) > 0)
                .toList();
        int most = Integer.parseInt(given.getOrDefault("limit", "10"));
        return list(rest.stream().limit(most).toList())
                .put("has_more", rest.size() > most)
                .put(
                        "url",
                        "/v1/"
                                + (given.containsKey("status") && isSession(rest)
                                        ? "checkout/sessions"
                                        : "subscriptions"));
    }

    private static boolean isSession(List<ObjectNode> all) {
        return !all.isEmpty() && all.getFirst().get("object").asText().equals("checkout.session");
    }

    private static ObjectNode price(String id) {
        ObjectNode price = object(id, "price")
                .put("active", true)
                .put("unit_amount", 500)
                .put("currency", "eur")
                .put(
                        "tax_behavior",
                        id.endsWith("year") ? "inclusive" : id.endsWith("once") ? "exclusive" : "unspecified");
        if (id.endsWith("once")) {
            return price.put("type", "one_time").putNull("recurring");
        }
        price.put("type", "recurring")
                .putObject("recurring")
                .put("interval", id.endsWith("year") ? "year" : "month")
                .put("interval_count", 1);
        return price;
    }

    private static ObjectNode object(String id, String kind) {
        return JSON.createObjectNode().put("id", id).put("object", kind);
    }

    private static ObjectNode list(List<ObjectNode> all) {
        ObjectNode list = JSON.createObjectNode().put("object", "list").put("has_more", false);
        ArrayNode data = list.putArray("data");
        all.forEach(data::add);
        return list;
    }

    private static ObjectNode error(String message, String code) {
        ObjectNode error = JSON.createObjectNode();
        error.putObject("error")
                .put("type", "invalid_request_error")
                .put("code", code)
                .put("message", message);
        return error;
    }

    private static Map<String, String> parameters(HttpExchange exchange) throws IOException {
        List<String> pairs = new ArrayList<>();
        String query = exchange.getRequestURI().getRawQuery();
        if (query != null) {
            pairs.addAll(List.of(query.split("&")));
        }
        String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
        pairs.addAll(List.of(body.split("&")));
        Map<String, String> parameters = new HashMap<>();
        for (String pair : pairs) {
            String[] parts = pair.split("=", 2);
            if (parts.length == 2) {
                parameters.put(
                        URLDecoder.decode(parts[0], StandardCharsets.UTF_8),
                        URLDecoder.decode(parts[1], StandardCharsets.UTF_8));
            }
        }
        return parameters;
    }

    private static void reply(HttpExchange exchange, int status, ObjectNode answer) throws IOException {
        byte[] body = answer.toString().getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", "application/json");
        exchange.sendResponseHeaders(status, body.length);
        exchange.getResponseBody().write(body);
        exchange.close();
    }
}
