main = interact $ unlines . map (show . diff . map read . words) . lines
diff :: [Integer] -> Integer
diff [a, b] = abs (a - b)
