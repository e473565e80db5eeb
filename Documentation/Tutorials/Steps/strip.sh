.build/release/Bloom strip strip.png --at 0,0.3,0.4,0.5,0.7,1.2 --input taps.jsonl
