import 'server-only';
import type { Category, CategoryProperty, MeasurementUnit, UnitOfMeasurement } from '@bazaar/api/model';
import {
  type AssistantVocabulary,
  applyEdits,
  type CategoryCandidate,
  findCategories,
  readEdits,
  type Understanding,
  understand,
} from '@bazaar/domain/assistant';
import { type AssistantAddress, withAccepted } from '@bazaar/domain/assistant-answers';
import { loadProperties, loadUnits, loadUnitsOf } from '@/entities/catalogue-filter/data/load-list';
import { type QueryResult, ready, valueOr } from '@/lib/data/query-result';
import { loadGeneralVocabulary, type PropertiesById } from './load-vocabulary';
import { toVocabulary } from './to-vocabulary';

/** What a sentence became, and what it was read with. */
export interface ReadUnderstanding {
  readonly understanding: Understanding;
  readonly vocabulary: AssistantVocabulary;
  /** Every category the sentence may mean, the likeliest first. */
  readonly candidates: readonly CategoryCandidate[];
  /** The category in force, with its address. */
  readonly category: Category | undefined;
  /** The categories whose products are listed: several for «both». */
  readonly categoryIds: readonly string[];
  readonly propertiesById: PropertiesById;
  readonly properties: readonly CategoryProperty[];
  /** Of the properties, the wanted quantity and the price. */
  readonly units: readonly MeasurementUnit[];
  readonly tradeUnits: readonly UnitOfMeasurement[];
}

/**
 * Understands a sentence. Three rounds on a cold cache: categories, counts, cities and trade units; the properties of the category; the
 * units of its quantities; for a wanted weight or a price of one kilogram, a fourth: the units of weight. All are cached for hours and shared by all visitors.
 */
export async function readUnderstanding(address: AssistantAddress): Promise<QueryResult<ReadUnderstanding>> {
  const general = await loadGeneralVocabulary();
  if (general.state !== 'ready') return general;
  const { categories, offered, tradeUnits } = general.value;
  const chosen = address.categoryIds.filter((id) => categories.some((category) => category.id === id));
  const candidates = findCategories(address.sentence, offered);
  const [likely] = candidates;
  const likelyIds = chosen.length > 0 || likely === undefined ? chosen : [likely.categoryId];
  const readWith = async (ids: readonly string[]) => {
    const { properties, units } = await readProperties(ids);
    const vocabulary = toVocabulary(general.value, properties, units);
    return {
      properties,
      units,
      vocabulary,
      understanding: understandAddress(address, vocabulary, chosen[0]),
    };
  };
  const first = await readWith(likelyIds);
  // With the properties at hand the rules may prefer another category: its own are read then.
  const meantId = first.understanding.category?.categoryId;
  const isRead = meantId === undefined || meantId in first.properties;
  const { properties, units, vocabulary, understanding } = isRead ? first : await readWith([meantId]);
  const category = categories.find(({ id }) => id === understanding.category?.categoryId);
  return ready({
    understanding,
    vocabulary,
    candidates,
    category,
    categoryIds: chosen.length > 0 || category === undefined ? chosen : [category.id],
    propertiesById: properties,
    properties: properties[category?.id ?? ''] ?? [],
    units: [...units, ...(await readTradedUnits(understanding, tradeUnits, units))],
    tradeUnits,
  });
}

/** Returns what the rules make of the sentence, with the accepted proposals and the changes of the address. */
export function understandAddress(
  address: AssistantAddress,
  vocabulary: AssistantVocabulary,
  chosenId: string | undefined,
): Understanding {
  const read = understand(address.sentence, vocabulary, chosenId);
  const properties = vocabulary.properties[read.category?.categoryId ?? ''] ?? [];
  const complete = withAccepted(read, address.accepted, { properties, units: vocabulary.units });
  return applyEdits(complete, readEdits(address.edits), vocabulary);
}

/** Reads the units that measure the wanted quantity and what the price is for, which need not measure a property of the category: «۲ تن». */
async function readTradedUnits(
  { parts }: Understanding,
  tradeUnits: readonly UnitOfMeasurement[],
  known: readonly MeasurementUnit[],
): Promise<readonly MeasurementUnit[]> {
  const traded = parts.flatMap((part) =>
    part.kind === 'quantity' || part.kind === 'price' ? [part.tradeUnitId] : [],
  );
  const quantityIds = tradeUnits.flatMap(({ id, quantityId }) =>
    quantityId !== undefined && traded.includes(id) ? [quantityId] : [],
  );
  const unread = [...new Set(quantityIds)].filter((id) => !known.some(({ quantityId }) => quantityId === id));
  const lists = await Promise.all(unread.map((id) => loadUnits(id)));
  return lists.flatMap((list) => valueOr(list, []));
}

async function readProperties(categoryIds: readonly string[]) {
  const lists = await Promise.all(
    categoryIds.map(async (id) => [id, valueOr(await loadProperties(id), [])] as const),
  );
  const units = await loadUnitsOf(lists.flatMap(([, list]) => list));
  return { properties: Object.fromEntries(lists), units: Object.values(units).flat() };
}
