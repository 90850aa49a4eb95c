package dev.grundy.browser;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.logging.Level;
import java.util.stream.Stream;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/** A person at Chromium. Closing it ends the browser that it started, and no other. */
final class Chromium implements AutoCloseable {
    /** How long a page may take to show something; the judge has to compile meanwhile. */
    private static final Duration PATIENCE = Duration.ofSeconds(120);

    private final ChromeDriver driver;
    private final String home;

    private Chromium(ChromeDriver driver, String home) {
        this.driver = driver;
        this.home = home;
    }

    /** @param home address of the front page */
    static Chromium at(String home) {
        LoggingPreferences console = new LoggingPreferences();
        console.enable(LogType.BROWSER, Level.ALL);
        ChromeOptions options = new ChromeOptions();
        options.setBinary(program("chromium"));
        options.setCapability("goog:loggingPrefs", console);
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
                "--window-size=1280,1000");
        ChromeDriverService service = new ChromeDriverService.Builder()
                .usingDriverExecutable(new File(program("chromedriver")))
                .build();
        ChromeDriver driver = new ChromeDriver(service, options);
        driver.manage().timeouts().implicitlyWait(PATIENCE);
        return new Chromium(driver, home.replaceFirst("/$", ""));
    }

    void open(String address) {
        driver.get(home + address);
    }

    void fill(String field, String text) {
        driver.findElement(By.name(field)).sendKeys(text);
    }

    void choose(String field, String option) {
        driver.findElement(By.cssSelector("select[name='" + field + "'] option[value='" + option + "']"))
                .click();
    }

    void press(String button) {
        driver.findElement(By.xpath("//main//button[normalize-space()='" + button + "']"))
                .click();
    }

    /** Pastes into the code editor, as a person would: typing would have every bracket closed twice. */
    void writeCode(String code) {
        WebElement editor = editor();
        editor.click();
        driver.executeScript("""
                const clipboard = new DataTransfer();
                clipboard.setData('text/plain', arguments[1]);
                arguments[0].dispatchEvent(new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }));
                """, editor, code);
    }

    void submitFromTheEditor() {
        editor().sendKeys(Keys.chord(Keys.CONTROL, Keys.ENTER));
    }

    /** Waits until something on the page matches the selector, and answers its text. */
    String waitFor(String selector) {
        return driver.findElement(By.cssSelector(selector)).getText();
    }

    String text() {
        return driver.findElement(By.tagName("body")).getText();
    }

    String address() {
        return driver.getCurrentUrl().substring(home.length());
    }

    /** Whether an image on the page was really drawn. */
    boolean allImagesAreDrawn() {
        return Boolean.TRUE.equals(
                driver.executeScript(
                        "return document.images.length > 0 && [...document.images].every((image) => image.complete && image.naturalWidth > 0)"));
    }

    /** What the browser complained about on its console: refused scripts and styles, failed requests, exceptions. */
    List<String> complaints() {
        return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
                .map(LogEntry::getMessage)
                .toList();
    }

    @Override
    public void close() {
        driver.quit();
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
                .orElseThrow(() -> new IllegalStateException("no " + name
                        + " on the PATH; ./grundy test installs it, or: apt-get install chromium chromium-driver"));
    }
}
