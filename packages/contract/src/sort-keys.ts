import { isObject, type Json, type OpenApiDocument } from './document.ts';

/** Sorts paths and components by name, so that a bundle differs only where the contract does. Properties keep their order. */
export function sortKeys(document: OpenApiDocument): OpenApiDocument {
  const components = Object.entries(sorted(document.components)).map(([group, entries]) => [
    group,
    isObject(entries) ? sorted(entries) : entries,
  ]);
  return { ...document, paths: sorted(document.paths), components: Object.fromEntries(components) };
}

function sorted(value: { [name: string]: Json }): { [name: string]: Json } {
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
