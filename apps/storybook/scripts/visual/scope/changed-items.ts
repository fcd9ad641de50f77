/** Returns the items that are in only one of two lists, or in another order: everything outside their longest common subsequence. */
export function changedItems<Item>(
  before: readonly Item[],
  after: readonly Item[],
  textOf: (item: Item) => string,
): Item[] {
  let start = 0;
  const shorter = Math.min(before.length, after.length);
  const isSame = (left: Item | undefined, right: Item | undefined) =>
    left !== undefined && right !== undefined && textOf(left) === textOf(right);
  while (start < shorter && isSame(before[start], after[start])) start += 1;
  let end = 0;
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end))) end += 1;
  const left = before.slice(start, before.length - end);
  const right = after.slice(start, after.length - end);
  return outsideCommonPart(left, right, textOf);
}

function outsideCommonPart<Item>(
  left: readonly Item[],
  right: readonly Item[],
  textOf: (item: Item) => string,
): Item[] {
  const columns = right.length + 1;
  // Length of the longest common subsequence of the remainders of both lists, from each pair of indices.
  const lengths = new Uint16Array((left.length + 1) * columns);
  const texts = right.map(textOf);
  for (let row = left.length - 1; row >= 0; row -= 1) {
    const text = textOf(left[row] as Item);
    for (let column = right.length - 1; column >= 0; column -= 1) {
      const here = row * columns + column;
      lengths[here] =
        text === texts[column]
          ? (lengths[here + columns + 1] ?? 0) + 1
          : Math.max(lengths[here + columns] ?? 0, lengths[here + 1] ?? 0);
    }
  }
  const changed: Item[] = [];
  let row = 0;
  let column = 0;
  while (row < left.length || column < right.length) {
    const here = row * columns + column;
    if (row < left.length && column < right.length && textOf(left[row] as Item) === texts[column]) {
      row += 1;
      column += 1;
    } else if (
      column >= right.length ||
      (row < left.length && (lengths[here + columns] ?? 0) >= (lengths[here + 1] ?? 0))
    ) {
      changed.push(left[row] as Item);
      row += 1;
    } else {
      changed.push(right[column] as Item);
      column += 1;
    }
  }
  return changed;
}
