swift run Bloom
