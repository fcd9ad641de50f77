import type { OpenApiDocument } from './document.ts';

/** Removes schemas without references, such as parts of a flattened `allOf`. */
export function dropUnusedSchemas(document: OpenApiDocument): OpenApiDocument {
  const all = document.components.schemas ?? {};
  const { schemas: _, ...components } = document.components;
  const used = new Set<string>();
  const pending = references({ paths: document.paths, components });
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    pending.push(...references(all[name]));
  }
  const stored = Object.fromEntries(Object.entries(all).filter(([name]) => used.has(name)));
  return { ...document, components: { ...components, schemas: stored } };
}

function references(value: unknown): string[] {
  const found = JSON.stringify(value ?? null).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g);
  return [...found].map(([, name]) => name ?? '');
}
