/** Returns a drawing in DXF: a plate of the given size in millimetres with a hole in each corner. */
export function plateFile(width: number, height: number, hole: number): Buffer {
  const corners = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ] as const;
  const edges = corners.map(([x, y], index) => {
    const [toX, toY] = corners[(index + 1) % corners.length] ?? corners[0];
    return pairs([0, 'LINE'], [8, '0'], [10, x], [20, y], [11, toX], [21, toY]);
  });
  const inset = hole * 1.5;
  const holes = corners.map(([x, y]) =>
    pairs(
      [0, 'CIRCLE'],
      [8, '0'],
      [10, x === 0 ? inset : x - inset],
      [20, y === 0 ? inset : y - inset],
      [40, hole / 2],
    ),
  );
  return Buffer.from(
    [
      pairs([0, 'SECTION'], [2, 'HEADER'], [9, '$INSUNITS'], [70, 4], [0, 'ENDSEC']),
      pairs([0, 'SECTION'], [2, 'ENTITIES']),
      ...edges,
      ...holes,
      pairs([0, 'ENDSEC'], [0, 'EOF']),
    ].join(''),
    'ascii',
  );
}

/** A drawing in text is pairs of a code and a value, a line each. */
function pairs(...written: readonly (readonly [code: number, value: string | number])[]): string {
  return written.map(([code, value]) => `${code}\n${value}\n`).join('');
}
