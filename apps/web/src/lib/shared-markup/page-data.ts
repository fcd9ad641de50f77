import type { FlightRow } from '../framework/flight-rows.ts';
import {
  eachText,
  type FlightValue,
  isElement,
  modelsOf,
  readReference,
} from '../framework/flight-values.ts';

/** The rows of a page's data, by id. */
export class PageData {
  readonly models: ReadonlyMap<string, FlightValue>;
  private readonly texts: ReadonlyMap<string, string>;
  /** Parts that a reference with a path leads to or through: they have to stay where they are. */
  private readonly pinned = new Set<FlightValue>();

  constructor(rows: readonly FlightRow[]) {
    this.models = modelsOf(rows);
    this.texts = new Map(rows.flatMap(({ id, kind, body }) => (kind === 'text' ? [[id, body]] : [])));
    for (const model of this.models.values()) eachText(model, (text) => this.pin(text));
  }

  isPinned(value: FlightValue): boolean {
    return this.pinned.has(value);
  }

  /** Returns what a reference stands for; undefined where script has a part in it. */
  read(text: string): { readonly text: string } | { readonly value: FlightValue } | undefined {
    const reference = readReference(text);
    if (reference === undefined || !['', 'L'].includes(reference.kind)) return undefined;
    const row = this.texts.get(reference.id);
    if (row !== undefined) return reference.path.length === 0 ? { text: row } : undefined;
    const value = this.at(reference.id, reference.path);
    return value === undefined ? undefined : { value };
  }

  private at(
    id: string,
    path: readonly string[],
    visit?: (part: FlightValue) => void,
  ): FlightValue | undefined {
    let part = this.models.get(id);
    for (const key of path) {
      const inside = typeof part === 'string' ? this.followed(part) : part;
      if (typeof inside !== 'object' || inside === null) return undefined;
      visit?.(inside);
      part = (inside as Record<string, FlightValue>)[keyOf(inside, key)];
    }
    return part;
  }

  private followed(text: string): FlightValue | undefined {
    const reference = text.startsWith('$') ? readReference(text) : undefined;
    return reference && this.at(reference.id, reference.path);
  }

  private pin(text: string): void {
    const reference = text.startsWith('$') ? readReference(text) : undefined;
    if (reference === undefined || reference.path.length === 0) return;
    const end = this.at(reference.id, reference.path, (part) => this.pinned.add(part));
    if (typeof end === 'object' && end !== null) this.pinned.add(end);
  }
}

/** Returns the key inside the JSON: an element is a list there and an object in a path. */
function keyOf(part: FlightValue, key: string): string {
  if (!isElement(part)) return key;
  return { type: '1', key: '2', props: '3' }[key] ?? key;
}
