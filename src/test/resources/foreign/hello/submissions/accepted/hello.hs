main :: IO ()
main = putStrLn "Hello world!"
