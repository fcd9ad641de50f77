import type { DraftLine, PropertyKind, TradeDraft } from './draft';

/** Kinds of the properties of each category, by category and property. */
export type PropertyKinds = ReadonlyMap<string, ReadonlyMap<string, PropertyKind>>;

/**
 * Returns the draft with each property of the kind its category gives it: what a request, a filter or a product states has a value and no
 * kind, and the service refuses another one. A property of an unknown kind stays as it is; so do the objects of lines without a change.
 */
export function withKinds(draft: TradeDraft, kinds: PropertyKinds): TradeDraft {
  const lines = draft.lines.map((line) => lineWithKinds(line, kinds));
  return lines.every((line, index) => line === draft.lines[index]) ? draft : { ...draft, lines };
}

function lineWithKinds(line: DraftLine, kinds: PropertyKinds): DraftLine {
  const known = kinds.get(line.categoryId);
  const required = line.required.map((property) => {
    const kind = known?.get(property.propertyId) ?? property.kind;
    return kind === property.kind ? property : { ...property, kind };
  });
  return required.every((property, index) => property === line.required[index])
    ? line
    : { ...line, required };
}
