print("ibstack")
