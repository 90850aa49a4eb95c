package dev.grundy.people.credential;

import dev.grundy.people.account.ChangesWaysIn;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.web.frame.FormErrors;
import dev.grundy.web.frame.LocalAddress;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.vertx.http.runtime.CurrentVertxRequest;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import jakarta.annotation.Priority;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InvocationContext;
import jakarta.ws.rs.core.Response;
import java.util.Optional;

/** The one place that asks for the second factor afresh before anything that is {@link ChangesWaysIn}. */
@ChangesWaysIn
@Interceptor
@Priority(Interceptor.Priority.APPLICATION)
public class StepUpInterceptor {
    private final CurrentAccount current;
    private final StepUp stepUp;
    private final CurrentVertxRequest requests;

    StepUpInterceptor(CurrentAccount current, StepUp stepUp, CurrentVertxRequest requests) {
        this.current = current;
        this.stepUp = stepUp;
        this.requests = requests;
    }

    @AroundInvoke
    Object ask(InvocationContext call) throws Exception {
        ChangesWaysIn change = call.getMethod().getAnnotation(ChangesWaysIn.class);
        HttpServerRequest request = requests.getCurrent().request();
        LocalAddress back = LocalAddress.orHome(change.back().isEmpty() ? request.path() : change.back());
        boolean isForm = HttpMethod.POST.equals(request.method());
        Optional<TemplateInstance> due = change.takesCode()
                ? Optional.empty()
                : current.person()
                        .flatMap(person ->
                                isForm ? stepUp.refusal(person, back, change.refused()) : stepUp.page(person, back));
        if (due.isEmpty()) {
            return call.proceed();
        }
        if (call.getMethod().getReturnType() == TemplateInstance.class) {
            return due.get();
        }
        return isForm ? FormErrors.answer(due.get()) : Response.ok(due.get()).build();
    }
}
