let () = try while true do Scanf.scanf " %d %d" (fun a b -> Printf.printf "%d\n" (abs (a - b))) done with _ -> ()
