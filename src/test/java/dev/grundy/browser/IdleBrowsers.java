package dev.grundy.browser;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.openqa.selenium.NoAlertPresentException;
import org.openqa.selenium.WebDriverException;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.logging.LogType;

/**
 * Browsers that a test has closed, as good as new for the next one. A tab is cheaper than a browser, and takes along all
 * that a test had set in it. They end with the JVM. Thread-safe.
 */
final class IdleBrowsers {
    private static final System.Logger LOG = System.getLogger(IdleBrowsers.class.getName());
    private static final Deque<ChromeDriver> IDLE = new ArrayDeque<>();

    static {
        Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(IdleBrowsers::endAll));
    }

    private IdleBrowsers() {}

    /** One that nobody has; empty where all are taken. */
    static Optional<ChromeDriver> take() {
        synchronized (IDLE) {
            return Optional.ofNullable(IDLE.pollLast());
        }
    }

    /** Makes it one that was never used, and gives it to the next caller; one that cannot be renewed ends. */
    static void giveBack(ChromeDriver browser, String home) {
        try {
            renew(browser, home);
        } catch (WebDriverException e) {
            LOG.log(System.Logger.Level.WARNING, "a browser cannot be used again and ends: {0}", e.getRawMessage());
            browser.quit();
            return;
        }
        synchronized (IDLE) {
            IDLE.addLast(browser);
        }
    }

    private static void renew(ChromeDriver browser, String home) {
        answerQuestion(browser);
        List<String> used = List.copyOf(browser.getWindowHandles());
        String fresh = browser.switchTo().newWindow(WindowType.TAB).getWindowHandle();
        for (String tab : used) {
            browser.switchTo().window(tab);
            browser.close();
        }
        browser.switchTo().window(fresh);
        // Without it the tab is one that its person does not look at: nothing in it ever has the focus.
        browser.executeCdpCommand("Page.bringToFront", Map.of());
        browser.executeCdpCommand("Network.clearBrowserCookies", Map.of());
        browser.executeCdpCommand("Network.clearBrowserCache", Map.of());
        browser.executeCdpCommand("Browser.resetPermissions", Map.of());
        browser.executeCdpCommand("Storage.clearDataForOrigin", Map.of("origin", home, "storageTypes", "all"));
        browser.manage().logs().get(LogType.BROWSER).getAll();
    }

    private static void answerQuestion(ChromeDriver browser) {
        try {
            browser.switchTo().alert().accept();
        } catch (NoAlertPresentException e) {
            LOG.log(System.Logger.Level.TRACE, "it asks nothing");
        }
    }

    private static void endAll() {
        synchronized (IDLE) {
            IDLE.forEach(ChromeDriver::quit);
            IDLE.clear();
        }
    }
}
