.build/release/Bloom frames out --duration 3s --fps 30 --input taps.jsonl
sha256sum out/manifest.json
