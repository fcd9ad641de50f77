/** Coarse pitches of metric threads (ISO 261) by the smallest diameter that has them, in millimetres. */
const COARSE_PITCHES: readonly (readonly [diameter: number, pitch: number])[] = [
  [1, 0.25],
  [1.4, 0.3],
  [1.6, 0.35],
  [2, 0.4],
  [2.5, 0.45],
  [3, 0.5],
  [3.5, 0.6],
  [4, 0.7],
  [5, 0.8],
  [6, 1],
  [8, 1.25],
  [10, 1.5],
  [12, 1.75],
  [14, 2],
  [18, 2.5],
  [24, 3],
  [30, 3.5],
  [36, 4],
  [42, 4.5],
  [48, 5],
  [56, 5.5],
  [64, 6],
];

/** Returns whether the number after the diameter is the pitch: no bolt is shorter than one turn of its thread. */
export function isThreadPitch(diameter: number, value: number): boolean {
  const coarse = COARSE_PITCHES.findLast(([smallest]) => smallest <= diameter)?.[1] ?? 0;
  return value <= coarse;
}
