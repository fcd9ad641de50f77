/** One VP8 key frame and its display time. */
export interface VideoFrame {
  data: Buffer;
  atMs: number;
}

export interface Video {
  width: number;
  height: number;
  durationMs: number;
  frames: readonly VideoFrame[];
}

/**
 * Returns a WebM file of key frames only. Each frame is a cluster of its own with a cue, so that a player can seek to any of them. Format:
 * https://www.matroska.org/technical/elements.html, frames by RFC 6386.
 */
export function webmFile(video: Video): Buffer {
  return Buffer.concat([ebmlHeader, segment(video)]);
}

function element(id: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([idBytes(id), sizeBytes(body.length), body]);
}

function idBytes(id: number): Buffer {
  const hex = id.toString(16);
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
}

/** Always eight bytes: the size of an element is then known before its content is. */
function sizeBytes(size: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE((1n << 56n) | BigInt(size));
  return bytes;
}

function number(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return element(id, bytes);
}

function float(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return element(id, bytes);
}

const text = (id: number, value: string) => element(id, Buffer.from(value, 'utf8'));

const ebmlHeader = element(
  0x1a45dfa3,
  number(0x4286, 1),
  number(0x42f7, 1),
  number(0x42f2, 4),
  number(0x42f3, 8),
  text(0x4282, 'webm'),
  number(0x4287, 2),
  number(0x4285, 2),
);

function segment({ width, height, durationMs, frames }: Video): Buffer {
  const info = element(
    0x1549a966,
    // Times are in ms.
    number(0x2ad7b1, 1_000_000),
    float(0x4489, durationMs),
    text(0x4d80, 'bazaar sandbox'),
    text(0x5741, 'bazaar sandbox'),
  );
  const track = element(
    0xae,
    number(0xd7, 1),
    number(0x73c5, 1),
    number(0x83, 1),
    text(0x86, 'V_VP8'),
    element(0xe0, number(0xb0, width), number(0xba, height)),
  );
  const before = [info, element(0x1654ae6b, track)];
  const clusters = frames.map(cluster);
  // Cues come before the clusters; their own size does not depend on the positions they contain.
  const cuesLength = cues(frames.map((frame) => ({ frame, place: 0 }))).length;
  let place = info.length + (before[1]?.length ?? 0) + cuesLength;
  const placed = frames.map((frame, index) => {
    const own = place;
    place += clusters[index]?.length ?? 0;
    return { frame, place: own };
  });
  return element(0x18538067, ...before, cues(placed), ...clusters);
}

function cluster({ atMs, data }: VideoFrame): Buffer {
  // Track 1, no time within the cluster, key frame.
  const block = Buffer.concat([Buffer.from([0x81, 0, 0, 0x80]), data]);
  return element(0x1f43b675, number(0xe7, atMs), element(0xa3, block));
}

function cues(points: readonly { frame: VideoFrame; place: number }[]): Buffer {
  const entries = points.map(({ frame, place }) =>
    element(0xbb, number(0xb3, frame.atMs), element(0xb7, number(0xf7, 1), number(0xf1, place))),
  );
  return element(0x1c53bb6b, ...entries);
}
