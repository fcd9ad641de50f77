/** Returns the row an arrow key moves to; undefined is the field itself, before the first row and after the last. */
export function stepOption(
  ids: readonly string[],
  active: string | undefined,
  by: 1 | -1,
): string | undefined {
  const place = active === undefined ? -1 : ids.indexOf(active);
  if (place === -1) return by === 1 ? ids[0] : ids.at(-1);
  return ids[place + by];
}
