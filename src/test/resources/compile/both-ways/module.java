module games {}
