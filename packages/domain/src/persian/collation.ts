const collator = new Intl.Collator('fa', { numeric: true });

/** Compares two texts in Persian dictionary order («آ ا ب پ …»), embedded numbers by value; ignores half-spaces. */
export function comparePersian(left: string, right: string): number {
  return collator.compare(left, right);
}
