"""What a game is: seats, chance, records, errors, and the checks that anybody can run on one."""
