package dev.grundy.browser;

import com.deque.html.axecore.results.Rule;
import com.deque.html.axecore.selenium.AxeBuilder;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.logging.Level;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.openqa.selenium.By;
import org.openqa.selenium.Cookie;
import org.openqa.selenium.JavascriptException;
import org.openqa.selenium.Keys;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebDriver;
import org.openqa.selenium.WebDriverException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import org.openqa.selenium.support.ui.WebDriverWait;
import org.openqa.selenium.virtualauthenticator.VirtualAuthenticatorOptions;

/** A person at a Chromium that was never used before. Closing it gives the browser back. */
final class Chromium implements AutoCloseable {
    /** How long a page may take to show something; the judge has to compile meanwhile. */
    private static final Duration PATIENCE = Duration.ofSeconds(120);

    /** How often is looked for what is waited for. */
    private static final Duration LOOK = Duration.ofMillis(50);

    /** A browser without windows, toolbars and settings takes 0.6 of the CPU time of the whole one. Debian's command of it outlives its driver. */
    private static final Path SHELL = Path.of("/usr/lib/chromium/chromium-headless-shell");

    /** Nothing looks at photographs but people. */
    private static final boolean TAKES_PHOTOGRAPHS = System.getProperty("photographs") != null;

    /** What axe-core looks at only when told to, of what WCAG 2.2 AA asks for. */
    private static final List<String> OFF_BY_DEFAULT = List.of("target-size");

    private final ChromeDriver driver;
    private final String home;
    private boolean hasScripts = true;
    private boolean isForOthersToo = true;

    private Chromium(ChromeDriver driver, String home) {
        this.driver = driver;
        this.home = home;
    }

    /** @param home address of the front page */
    static Chromium at(String home) {
        return new Chromium(
                IdleBrowsers.take().orElseGet(() -> start(windowless(), List.of(LogType.BROWSER))),
                home.replaceFirst("/$", ""));
    }

    /**
     * One of which {@link #traffic} is known. A browser spends a third of its time on telling it. It is the whole browser, since the
     * one without windows keeps no page for going back.
     *
     * @param home address of the front page
     */
    static Chromium tellingTraffic(String home) {
        Chromium browser = new Chromium(
                start(whole(), List.of(LogType.BROWSER, LogType.PERFORMANCE)), home.replaceFirst("/$", ""));
        browser.isForOthersToo = false;
        return browser;
    }

    private static String windowless() {
        return Files.isExecutable(SHELL) ? SHELL.toString() : whole();
    }

    private static String whole() {
        return program("chromium");
    }

    private static ChromeDriver start(String binary, List<String> logs) {
        LoggingPreferences kept = new LoggingPreferences();
        logs.forEach(log -> kept.enable(log, Level.ALL));
        ChromeOptions options = new ChromeOptions();
        options.setBinary(binary);
        options.setCapability("goog:loggingPrefs", kept);
        options.addArguments(
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-quic",
                "--disable-dev-shm-usage",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                // What still moves when it is pressed is missed. Style sheets say what they said.
                "--disable-smooth-scrolling",
                "--window-size=1280,1000",
                // Tests read what pages say, wherever they run.
                "--accept-lang=en-US");
        ChromeDriverService service = new ChromeDriverService.Builder()
                .usingDriverExecutable(new File(program("chromedriver")))
                .build();
        ChromeDriver driver = new ChromeDriver(service, options);
        driver.manage().timeouts().implicitlyWait(PATIENCE);
        return driver;
    }

    /** Some page of this site must be open. */
    void setCookie(String name, String value) {
        driver.manage().addCookie(new Cookie(name, value));
    }

    void removeCookie(String name) {
        driver.manage().deleteCookieNamed(name);
    }

    /** From now on the window shows that much of a page, to the pixel. */
    void resize(int width, int height) {
        driver.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
    }

    /** From now on the system prefers dark, or light, and less motion: nothing is half way from one colour to another. */
    void prefer(String colourScheme) {
        emulate("", Map.of("prefers-color-scheme", colourScheme, "prefers-reduced-motion", "reduce"));
    }

    /** From now on the system asks for less motion. */
    void preferLessMotion() {
        emulate("", Map.of("prefers-reduced-motion", "reduce"));
    }

    /** From now on pages look as on paper, for somebody whose system prefers dark. */
    void lookAsPrinted() {
        emulate("print", Map.of("prefers-color-scheme", "dark"));
    }

    private void emulate(String medium, Map<String, String> features) {
        driver.executeCdpCommand(
                "Emulation.setEmulatedMedia",
                Map.of(
                        "media",
                        medium,
                        "features",
                        features.entrySet().stream()
                                .map(feature -> Map.of("name", feature.getKey(), "value", feature.getValue()))
                                .toList()));
    }

    /** From now on the browser has a device that keeps passkeys, and somebody who puts a finger on it. */
    void haveAuthenticator() {
        isForOthersToo = false;
        driver.addVirtualAuthenticator(new VirtualAuthenticatorOptions()
                .setProtocol(VirtualAuthenticatorOptions.Protocol.CTAP2)
                .setTransport(VirtualAuthenticatorOptions.Transport.INTERNAL)
                .setHasResidentKey(true)
                .setHasUserVerification(true)
                .setIsUserVerified(true));
    }

    /** From now on each page has that text in its field for programs before any of its scripts runs, as a person had typed it. */
    void typeBeforeScriptsRun(String text) {
        setBeforeScriptsRun("#source", text);
    }

    /** From now on each page has that language chosen before any of its scripts runs, as a quick person had done it. */
    void chooseBeforeScriptsRun(String language) {
        setBeforeScriptsRun("#language", language);
    }

    private void setBeforeScriptsRun(String selector, String value) {
        String script = """
                document.addEventListener('readystatechange', () => {
                  const field = document.querySelector('%s');
                  if (document.readyState === 'interactive' && field) field.value = %s;
                });""".formatted(selector, '"' + value.replace("\n", "\\n") + '"');
        driver.executeCdpCommand("Page.addScriptToEvaluateOnNewDocument", Map.of("source", script));
    }

    /** From now on no page's script runs. */
    void doWithoutScripts() {
        driver.executeCdpCommand("Emulation.setScriptExecutionDisabled", Map.of("value", true));
        hasScripts = false;
    }

    /** From now on, with {@code offline}, nothing is reached. */
    void setOffline(boolean offline) {
        driver.executeCdpCommand("Network.enable", Map.of());
        driver.executeCdpCommand(
                "Network.emulateNetworkConditions",
                Map.of("offline", offline, "latency", 0, "downloadThroughput", -1, "uploadThroughput", -1));
    }

    /** What the window shows, as a PNG, for people to look at; nothing without {@code -Dphotographs}. */
    void photograph(Path file) throws IOException {
        if (!TAKES_PHOTOGRAPHS) {
            return;
        }
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.write(file, driver.getScreenshotAs(OutputType.BYTES));
    }

    /** The whole page as a PNG, for people to look at; nothing without {@code -Dphotographs}. */
    void photographAll(Path file) throws IOException {
        if (!TAKES_PHOTOGRAPHS) {
            return;
        }
        Files.createDirectories(file.toAbsolutePath().getParent());
        Object picture = driver.executeCdpCommand(
                        "Page.captureScreenshot", Map.of("captureBeyondViewport", true, "format", "png"))
                .get("data");
        Files.write(file, Base64.getDecoder().decode(String.valueOf(picture)));
    }

    /** What the window shows, as a small WebP. */
    void photographSmall(Path file) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        Object picture = driver.executeCdpCommand("Page.captureScreenshot", Map.of("format", "webp", "quality", 85))
                .get("data");
        Files.write(file, Base64.getDecoder().decode(String.valueOf(picture)));
    }

    /** What keeps somebody from using the page, by WCAG 2.2 AA and the good practice that axe-core knows. */
    @SuppressWarnings(
            "deprecation") // The other mode opens a window for each look and gives it one second, which a busy host
    // exceeds.
    List<Rule> violations() {
        WebDriver.Timeouts timeouts = driver.manage().timeouts();
        timeouts.implicitlyWait(Duration.ZERO); // it looks for frames, and would wait for one
        try {
            // Enough for pages without frames.
            return new AxeBuilder()
                    .setLegacyMode(true)
                    .withRules(OFF_BY_DEFAULT)
                    .analyze(driver)
                    .getViolations();
        } finally {
            timeouts.implicitlyWait(PATIENCE);
        }
    }

    /** How many pixels of the page are to the right of the window. */
    long overhang() {
        return (Long) Objects.requireNonNull(
                run("return document.documentElement.scrollWidth - document.documentElement.clientWidth"));
    }

    /** What a script in the page answers: numbers as {@code Long} or {@code Double}. */
    @Nullable
    Object run(String script, Object... arguments) {
        return driver.executeScript(script, arguments);
    }

    /** Whether something on the page matches the selector now. */
    boolean has(String selector) {
        return Boolean.TRUE.equals(run("return document.querySelector(arguments[0]) !== null", selector));
    }

    /** Waits until the script answers true; where it fails, what it asks for may not be there yet. */
    void waitUntil(String script, Object... arguments) {
        new WebDriverWait(driver, PATIENCE, LOOK)
                .ignoring(JavascriptException.class)
                .withMessage(() -> "never true: " + script + "\nthe page says:\n" + text())
                .until(unused -> Boolean.TRUE.equals(run(script, arguments)));
    }

    /** Waits until all of it is within the window, and nothing lies over its middle. */
    void awaitUncovered(String selector) {
        waitUntil("""
                const found = document.querySelector(arguments[0]);
                const box = found.getBoundingClientRect();
                const above = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
                return box.height > 0 && box.top >= 0 && box.bottom <= innerHeight && box.left >= 0
                    && box.right <= innerWidth && found.contains(above);""", selector);
    }

    WebElement find(String selector) {
        return driver.findElement(By.cssSelector(selector));
    }

    WebDriver.Navigation navigate() {
        return driver.navigate();
    }

    /** Accepts what the browser asks, such as whether to leave a page. */
    void agree() {
        driver.switchTo().alert().accept();
    }

    /** Opens another tab of the same browser, at the front page, and answers how to come back to the one before. */
    Runnable anotherTab() {
        String before = driver.getWindowHandle();
        driver.switchTo().newWindow(WindowType.TAB);
        return () -> driver.switchTo().window(before);
    }

    /** Address of the front page, without a slash at its end. */
    String home() {
        return home;
    }

    void open(String address) {
        driver.get(home + address);
    }

    void fill(String field, String text) {
        driver.findElement(By.name(field)).sendKeys(text);
    }

    /** A language is chosen when the starter of no other one stands in the editor any more. */
    void choose(String field, String option) {
        driver.findElement(By.cssSelector("select[name='" + field + "'] option[value='" + option + "']"))
                .click();
        if (!hasScripts) {
            return;
        }
        waitUntil("""
                return ![...document.querySelectorAll('template[data-starter]')].some((one) =>
                    one.dataset.starter !== document.querySelector('#language').value
                    && one.content.textContent === document.querySelector('#source').value);""");
    }

    /** Scrolls there first, to the middle: what is in sight at the edge may be below the header. */
    void click(String selector) {
        WebElement found = find(selector);
        driver.executeScript("arguments[0].scrollIntoView({behavior: 'instant', block: 'center'})", found);
        found.click();
    }

    void press(String button) {
        driver.findElement(By.xpath("//main//button[normalize-space()='" + button + "']"))
                .click();
    }

    /**
     * Pastes before the text of the code editor, or in the place of the starter, as a person would. Typing would have
     * every bracket closed twice.
     */
    void writeCode(String code) {
        WebElement editor = editor();
        editor.click();
        editor.sendKeys(Keys.chord(Keys.CONTROL, hasStarter() ? "a" : Keys.HOME));
        driver.executeScript("""
                const clipboard = new DataTransfer();
                clipboard.setData('text/plain', arguments[1]);
                arguments[0].dispatchEvent(new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }));
                """, editor, code);
    }

    /** Pastes a text that often, one after the other, as one. */
    void paste(int times, String text) {
        driver.executeScript("""
                const clipboard = new DataTransfer();
                clipboard.setData('text/plain', arguments[2].repeat(arguments[1]));
                arguments[0].dispatchEvent(new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }));
                """, editor(), times, text);
    }

    /** Whether the starter of the chosen language stands in the editor, and nothing else. */
    boolean hasStarter() {
        return Boolean.TRUE.equals(run("""
                const language = document.querySelector('#language')?.value;
                const starter = document.querySelector(`template[data-starter="${language}"]`)?.content.textContent;
                return document.querySelector('#source').value === starter;"""));
    }

    /** Takes everything out of the code editor. */
    void emptyTheEditor() {
        editor().sendKeys(Keys.chord(Keys.CONTROL, "a"), Keys.DELETE);
    }

    /** In the code editor. */
    void pressKeys(CharSequence... keys) {
        editor().sendKeys(keys);
    }

    /** In something else of the code editor, such as its search panel. */
    void pressInTheEditor(String selector, CharSequence... keys) {
        driver.findElement(By.className("editor"))
                .getShadowRoot()
                .findElement(By.cssSelector(selector))
                .sendKeys(keys);
    }

    void submitFromTheEditor() {
        editor().sendKeys(Keys.chord(Keys.CONTROL, Keys.ENTER));
    }

    /** Waits until something on the page matches the selector, and answers its text; what is replaced meanwhile is read again. */
    String waitFor(String selector) {
        return new WebDriverWait(driver, PATIENCE, LOOK)
                .ignoring(StaleElementReferenceException.class)
                .until(page -> textOf(page.findElement(By.cssSelector(selector))));
    }

    /** Null for what is replaced just now: while a page is left, ChromeDriver calls a stale element an unknown error. */
    private static @Nullable String textOf(WebElement element) {
        try {
            return element.getText();
        } catch (WebDriverException e) {
            if (String.valueOf(e.getMessage()).contains("does not belong to the document")) {
                return null;
            }
            throw e;
        }
    }

    /** As {@link #waitFor(String)}, for what takes a judge minutes. */
    void waitFor(String selector, Duration patience) {
        new WebDriverWait(driver, patience, LOOK)
                .withMessage(() -> "never there: " + selector + "\nthe page says:\n" + text())
                .until(page -> has(selector));
    }

    String text() {
        return driver.findElement(By.tagName("body")).getText();
    }

    String address() {
        String here = driver.getCurrentUrl();
        return here.startsWith(home) ? here.substring(home.length()) : here;
    }

    /** Whether an image on the page was really drawn. */
    boolean allImagesAreDrawn() {
        return Boolean.TRUE.equals(
                driver.executeScript(
                        "return document.images.length > 0 && [...document.images].every((image) => image.complete && image.naturalWidth > 0)"));
    }

    /** Forgets all pages and files, as if they had never been fetched. */
    void emptyCache() {
        driver.executeCdpCommand("Network.clearBrowserCache", Map.of());
    }

    /** What was fetched since this was last asked; of a browser that tells it. */
    Traffic traffic() {
        return Traffic.of(driver.manage().logs().get(LogType.PERFORMANCE).getAll());
    }

    /** What the browser complained about on its console: refused scripts and styles, failed requests, exceptions. */
    List<String> complaints() {
        return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
                .map(LogEntry::getMessage)
                .toList();
    }

    @Override
    public void close() {
        if (isForOthersToo) {
            IdleBrowsers.giveBack(driver, home);
        } else {
            driver.quit();
        }
    }

    private WebElement editor() {
        return driver.findElement(By.className("editor")).getShadowRoot().findElement(By.cssSelector(".cm-content"));
    }

    private static String program(String name) {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .map(directory -> Path.of(directory, name))
                .filter(Files::isExecutable)
                .findFirst()
                .map(Path::toString)
                .orElseThrow(
                        () -> new IllegalStateException(
                                "no " + name
                                        + " on the PATH; ./grundy test installs it, or: apt-get install chromium chromium-headless-shell chromium-driver"));
    }
}
