import { tokenNumber, tokenOf } from '../catalogue/tokens';
import type { TableRow } from '../db/insert-rows';

/** Counts how many products carry each token, and gives tokens their numbers; its size follows the vocabulary, not the goods. */
export class WordCounter {
  private readonly uses = new Map<string, { number: string; uses: number }>();

  /** Numbers of the tokens of one product; each token counts once. */
  numbers(tokens: Iterable<string>): string[] {
    return Array.from(new Set(tokens), (token) => this.count(token));
  }

  /** Words that belong to no product, such as suppliers' names: a mistyped search may be repaired to them. */
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

  /** Everything but words. */
  *countRows(): Generator<TableRow> {
    for (const [token, { number, uses }] of this.uses) {
      if (wordOf(token) === undefined) yield { token: number, products: uses };
    }
  }
}

/** `key` is text folded by `searchKey`: words between single spaces. */
export function wordsOf(key: string): string[] {
  return key.split(' ').filter((word) => word !== '');
}

function wordOf(token: string): string | undefined {
  const prefix = tokenOf.word('');
  return token.startsWith(prefix) ? token.slice(prefix.length) : undefined;
}
