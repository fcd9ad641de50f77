const collator = new Intl.Collator('fa', { numeric: true });

/** Orders as a Persian dictionary does («آ ا ب پ …»), numbers inside by value; half-spaces do not count. */
export function comparePersian(left: string, right: string): number {
  return collator.compare(left, right);
}
