import { crc32, deflateSync } from 'node:zlib';

const WHITE = 255;
const INK = 96;

/**
 * Draws two rings with balls between them as a grey PNG, so that every picture of the mocks shows something. The number of balls depends on
 * the name, so that two objects look different.
 */
export function mockDrawing(name: string, side: number): Buffer {
  const balls = 6 + (crc32(name) % 7);
  // Each row begins with its filter byte: 0, unfiltered.
  const rows = Buffer.alloc((side + 1) * side);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const [right, down] = [x / side - 0.5, y / side - 0.5];
      rows[y * (side + 1) + x + 1] = isInk(right, down, balls, 1.5 / side) ? INK : WHITE;
    }
  }
  return png(side, rows);
}

/** Lengths are fractions of the picture's side, from its centre. */
function isInk(x: number, y: number, balls: number, line: number): boolean {
  const radius = Math.hypot(x, y);
  if ([0.14, 0.2, 0.34, 0.42].some((ring) => Math.abs(radius - ring) < line)) return true;
  const step = (2 * Math.PI) / balls;
  const angle = Math.round(Math.atan2(y, x) / step) * step;
  const fromBall = Math.hypot(x - 0.27 * Math.cos(angle), y - 0.27 * Math.sin(angle));
  return Math.abs(fromBall - 0.055) < line;
}

function png(side: number, rows: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // Eight bits per pixel, greyscale.
  header[8] = 8;
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
