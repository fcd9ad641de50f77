import type { TableRow } from '../db/insert-rows';

/** Collects the words of the catalogue: what a mistyped search is repaired to. */
export class WordCounter {
  private readonly uses = new Map<string, number>();

  /** `key` is text folded by `searchKey`: words between single spaces. */
  add(key: string): void {
    for (const word of new Set(key.split(' '))) {
      if (word.length >= 3) this.uses.set(word, (this.uses.get(word) ?? 0) + 1);
    }
  }

  *rows(): Generator<TableRow> {
    for (const [word, uses] of this.uses) {
      // Codes of single goods are no words.
      if (uses > 1 || !/\d/.test(word)) yield { word, uses };
    }
  }
}
