/** What a drawing shows of the site's own screens. */
export type WorkDrawingKind = keyof typeof drawings;

type Part = readonly [
  kind: 'text' | 'ink' | 'main' | 'tint' | 'frame',
  x: number,
  y: number,
  width: number,
  height: number,
];

const lines = (x: number, y: number, count: number, width: number, gap = 16): Part[] =>
  Array.from({ length: count }, (_, index): Part => {
    const shown = width - (index % 3) * (width / 6);
    return ['text', x + width - shown, y + index * gap, shown, 6];
  });

const drawings = {
  search: [
    ['frame', 60, 30, 200, 30],
    ['main', 66, 36, 34, 18],
    ['ink', 190, 42, 58, 6],
    ['frame', 60, 62, 200, 92],
    ['tint', 61, 70, 198, 22],
    ...lines(120, 78, 4, 128, 22),
  ],
  compare: [
    ['tint', 40, 84, 240, 22],
    ...[0, 1, 2].flatMap((index): Part[] => [
      ['frame', 150 - index * 52, 28, 44, 34],
      ...lines(156 - index * 52, 74, 5, 34, 22),
    ]),
    ...lines(214, 74, 5, 62, 22),
  ],
  request: [
    ...[0, 1, 2].flatMap((index): Part[] => [
      ['text', 210, 28 + index * 40, 56, 6],
      ['frame', 54, 38 + index * 40, 212, 24],
    ]),
    ['main', 54, 150, 64, 20],
  ],
  answers: [0, 1, 2].flatMap((index): Part[] => [
    [index === 1 ? 'tint' : 'frame', 214 - index * 84, 30, 72, 136],
    ['ink', 240 - index * 84, 44, 38, 9],
    ...lines(226 - index * 84, 68, 4, 52),
    ['main', 222 - index * 84, 142, 56, 16],
  ]),
  thread: [
    ['tint', 148, 30, 118, 36],
    ['frame', 54, 76, 126, 44],
    ['tint', 176, 130, 90, 30],
    ...lines(164, 42, 2, 92, 12),
    ...lines(66, 90, 2, 104, 12),
    ...lines(190, 142, 1, 64),
  ],
  company: [
    ['frame', 60, 28, 200, 140],
    ['tint', 214, 42, 32, 32],
    ['ink', 128, 46, 76, 8],
    ...lines(92, 64, 1, 112),
    ...[0, 1, 2].flatMap((index): Part[] => [
      ['main', 234, 96 + index * 24, 10, 10],
      ['text', 112 + index * 14, 98 + index * 24, 112 - index * 14, 6],
    ]),
  ],
  products: [0, 1, 2, 3].flatMap((index): Part[] => [
    ['frame', 50, 28 + index * 36, 220, 30],
    ['tint', 236, 32 + index * 36, 26, 22],
    ['ink', 156, 36 + index * 36, 70, 6],
    ['text', 176, 46 + index * 36, 50, 5],
    ['text', 62, 40 + index * 36, 40, 6],
  ]),
  terms: [0, 1, 2, 3].flatMap((index): Part[] => [
    [index % 2 === 0 ? 'main' : 'tint', 54, 36 + index * 34, 30, 16],
    ['ink', 186, 38 + index * 34, 78, 6],
    ['text', 166, 50 + index * 34, 98, 5],
  ]),
  trust: [0, 1, 2].flatMap((index): Part[] => [
    ['frame', 50, 30 + index * 46, 220, 38],
    ['ink', 244, 42 + index * 46, 14, 14],
    ['text', 146, 38 + index * 46, 86, 6],
    ['tint', 62 + index * 40, 52 + index * 46, 170 - index * 40, 8],
  ]),
} satisfies Record<string, readonly Part[]>;

/** A sketch of one of the site's screens, read from the right. Decorative: the step beside it says the same in words. */
export function WorkDrawing({ kind }: { readonly kind: WorkDrawingKind }) {
  const parts: readonly Part[] = drawings[kind];
  return (
    <svg className="u-work-drawing" viewBox="0 0 320 196" aria-hidden="true" focusable="false">
      <rect x={24} y={14} width={272} height={168} rx={6} />
      {parts.map(([part, x, y, width, height], index) => (
        <rect key={index} className={part} x={x} y={y} width={width} height={height} rx={3} />
      ))}
    </svg>
  );
}
