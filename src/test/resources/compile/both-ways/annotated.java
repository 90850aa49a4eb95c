@Deprecated
@SuppressWarnings("all") class Main {
    @interface Note { String[] value() default {}; }
    @Note({"a", "b"}) public static void main(String[] args) { System.out.println("annotated"); }
}
