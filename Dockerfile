# Builds the wedge demo and writes its frames, without a display:
#
#     docker build -t inbetween-demo .
#     docker run --rm -v "$PWD/out:/out" inbetween-demo
#
# /out then has 120 PNG files, manifest.json with their hashes, and a film strip.
FROM swift:6.3-bookworm AS build
WORKDIR /inbetween
COPY scripts/setup scripts/environment.sh scripts/
RUN scripts/setup --minimal
COPY . .
RUN swift build -c release --product wedges --disable-default-traits \
    && cp "$(swift build -c release --disable-default-traits --show-bin-path)/wedges" /wedges

FROM swift:6.3-bookworm-slim
RUN apt-get update \
    && apt-get install -y --no-install-recommends fonts-inter libfreetype6 libharfbuzz0b libfribidi0 \
       libfontconfig1 zlib1g libdeflate0 libpng16-16 libturbojpeg0 libgif7 libwebp7 libwebpdemux2 \
    && rm -rf /var/lib/apt/lists/*
COPY --from=build /wedges /usr/local/bin/wedges
COPY Demos/Wedges/Input/tour.jsonl /tour.jsonl
WORKDIR /
CMD ["sh", "-c", "set -- --size 640x480 --seed 7 --input /tour.jsonl && wedges frames /out --count 120 \"$@\" && wedges strip /out/strip.png --at 0.5,1,1.5 \"$@\""]
