import { tokenNumber, tokenOf } from '../catalogue/tokens';
import type { TableRow } from '../db/insert-rows';

/** Counts the products of each token, and numbers the tokens; its size depends on the vocabulary, not on the products. */
export class WordCounter {
  private readonly uses = new Map<string, { number: string; uses: number }>();

  /** Returns the numbers of the tokens of one product; each token counts once. */
  numbers(tokens: Iterable<string>): string[] {
    return Array.from(new Set(tokens), (token) => this.count(token));
  }

  /** Adds words that belong to no product, such as suppliers' names: a mistyped search may be repaired to them. */
  addWords(key: string): void {
    for (const word of new Set(wordsOf(key))) this.count(tokenOf.word(word));
  }

  private count(token: string): string {
    const known = this.uses.get(token);
    if (known !== undefined) {
      known.uses += 1;
      return known.number;
    }
    const number = tokenNumber(token);
    this.uses.set(token, { number, uses: 1 });
    return number;
  }

  *wordRows(): Generator<TableRow> {
    for (const [token, { number, uses }] of this.uses) {
      const word = wordOf(token);
      if (word !== undefined) yield { word, uses, token: number, has_digit: /\d/.test(word) };
    }
  }

  /** Yields the counts of all tokens that are not words. */
  *countRows(): Generator<TableRow> {
    for (const [token, { number, uses }] of this.uses) {
      if (wordOf(token) === undefined) yield { token: number, products: uses };
    }
  }
}

/** Splits a key folded by `searchKey`: words separated by single spaces. */
export function wordsOf(key: string): string[] {
  return key.split(' ').filter((word) => word !== '');
}

function wordOf(token: string): string | undefined {
  const prefix = tokenOf.word('');
  return token.startsWith(prefix) ? token.slice(prefix.length) : undefined;
}
