#error this header is nobody's
