import type { Json } from '../../document.ts';
import type { RelatedValues } from './related-values.ts';

interface Related {
  readonly owner: string;
  readonly values: RelatedValues;
}

/** Only the newest objects of each list, so that no list crowds out the others. */
const mostOfOnePath = 12;

/** Groups of ids that were seen together. */
export class RelatedList {
  private readonly byPath = new Map<string, Related[]>();

  add(path: string, owner: string, values: RelatedValues): void {
    const stored = this.byPath.get(path) ?? [];
    this.byPath.set(path, [{ owner, values }, ...stored].slice(0, mostOfOnePath));
  }

  /** Chooses by `pick` one of the groups that have the most of the ids in a body, at least two. */
  fitting(body: Json, pick: number, owner: string): RelatedValues | undefined {
    const names = fieldNames(body);
    const offered = [...this.byPath.values()].flat().filter((one) => one.owner === owner || one.owner === '');
    const ranked = offered
      .map(({ values }) => ({ values, common: [...values.keys()].filter((name) => names.has(name)).length }))
      .filter(({ common }) => common >= 2);
    const best = Math.max(...ranked.map(({ common }) => common));
    const candidates = ranked.filter(({ common }) => common === best);
    return candidates[pick % Math.max(1, candidates.length)]?.values;
  }
}

function fieldNames(value: Json, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) fieldNames(item, found);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      found.add(name.toLowerCase());
      fieldNames(inner, found);
    }
  }
  return found;
}
