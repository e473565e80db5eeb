swift build -c release
ldd .build/release/Bloom | grep -i sdl || echo "no SDL"
