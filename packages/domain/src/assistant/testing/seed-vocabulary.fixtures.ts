import { readFileSync } from 'node:fs';
import type { AssistantProperty, AssistantTerm, AssistantVocabulary } from '../vocabulary';

type Row = readonly [
  categoryId: string,
  propertyId: string,
  isFilterable: boolean,
  optionIds: readonly string[],
];

/** Returns the seeded catalogue as the assistant's vocabulary. */
export function readSeedVocabulary(): AssistantVocabulary {
  const file = new URL('../held-out/generated/vocabulary.json', import.meta.url);
  const seed = JSON.parse(readFileSync(file, 'utf8'));
  const byId = new Map<string, AssistantProperty>(
    seed.properties.map((one: AssistantProperty) => [one.id, one]),
  );
  const properties: Record<string, AssistantProperty[]> = {};
  for (const [categoryId, propertyId, isFilterable, optionIds] of seed.categoryProperties as Row[]) {
    const property = byId.get(propertyId);
    if (property === undefined) continue;
    const options = optionIds.flatMap(
      (id) => property.options.find((option: AssistantTerm) => option.id === id) ?? [],
    );
    properties[categoryId] = [...(properties[categoryId] ?? []), { ...property, isFilterable, options }];
  }
  return {
    categories: seed.categories,
    properties,
    units: seed.units,
    tradeUnits: seed.tradeUnits,
    cities: seed.cities,
  };
}
