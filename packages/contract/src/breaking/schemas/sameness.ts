import { isObject, type Json } from '../../document.ts';
import type { References } from './references.ts';
import type { Part } from './shape.ts';

/** Texts that no value depends on. */
const prose = new Set(['description', 'title', 'summary', '$comment']);
const data = new Set(['default', 'const', 'enum', 'example', 'examples']);

interface Print {
  id: number;
  /** References within, not those behind them. */
  references: readonly string[];
}

/**
 * Finds parts of two documents that are written the same, down to everything their references lead to: what did not change is not
 * compared. `false` means only that the parts have to be compared.
 */
export class Sameness {
  private readonly before: References;
  private readonly after: References;
  private readonly ids = new Map<string, number>();
  private readonly prints = new WeakMap<object, Print>();
  private readonly same = new Map<string, boolean>();

  constructor(before: References, after: References) {
    this.before = before;
    this.after = after;
  }

  areSame(left: Part, right: Part): boolean {
    if (left === undefined || right === undefined) return left === right;
    const [was, is] = [this.printOf(left), this.printOf(right)];
    return was.id === is.id && was.references.every((reference) => this.leadsToTheSame(reference));
  }

  /** Walks what a reference leads to; every reference of a walk without a difference leads to the same. */
  private leadsToTheSame(reference: string): boolean {
    const known = this.same.get(reference);
    if (known !== undefined) return known;
    const walked = new Set([reference]);
    for (const next of walked) {
      const answer = this.same.get(next);
      if (answer === true) continue;
      const found = answer === false ? undefined : this.sharedReferences(next);
      if (found === undefined) {
        this.same.set(reference, false);
        return false;
      }
      for (const inner of found) walked.add(inner);
    }
    for (const next of walked) this.same.set(next, true);
    return true;
  }

  private sharedReferences(reference: string): readonly string[] | undefined {
    const was = this.printOf(this.before.target(reference).part);
    const is = this.printOf(this.after.target(reference).part);
    return was.id === is.id ? was.references : undefined;
  }

  private printOf(part: Json): Print {
    if (typeof part !== 'object' || part === null)
      return { id: this.idOf(JSON.stringify(part)), references: [] };
    const known = this.prints.get(part);
    if (known !== undefined) return known;
    const print = Array.isArray(part)
      ? this.combine(
          '[',
          part.map((item): [string, Print] => ['', this.printOf(item)]),
        )
      : this.combine('{', this.entriesOf(part), [part.$ref, part.$dynamicRef]);
    this.prints.set(part, print);
    return print;
  }

  private entriesOf(part: { [name: string]: Json }): [string, Print][] {
    return Object.entries(part)
      .filter(([key, value]) => !(prose.has(key) && typeof value === 'string'))
      .toSorted(([left], [right]) => (left < right ? -1 : 1))
      .map(([key, value]) => [
        key,
        data.has(key) && !isObject(value)
          ? { id: this.idOf(JSON.stringify(value)), references: [] }
          : this.printOf(value),
      ]);
  }

  private combine(kind: string, entries: [string, Print][], own: (Json | undefined)[] = []): Print {
    const id = this.idOf(kind + entries.map(([key, print]) => `${JSON.stringify(key)}${print.id}`).join());
    const inner = entries.flatMap(([, print]) => print.references);
    const all = [...inner, ...own.filter((reference) => typeof reference === 'string')];
    return { id, references: all.length > 1 ? [...new Set(all)] : all };
  }

  private idOf(text: string): number {
    const known = this.ids.get(text) ?? this.ids.size;
    this.ids.set(text, known);
    return known;
  }
}
