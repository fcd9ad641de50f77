import type { Category } from '@bazaar/api/model';
import type { Understanding } from '@bazaar/domain/assistant';
import type { AssistantAddress } from '@bazaar/domain/assistant-answers';
import { EMPTY_FILTER } from '@bazaar/domain/catalogue-filter';
import {
  products as listed,
  properties,
  tradeUnits,
  units,
} from '@/entities/catalogue-filter/data/catalogue-list.fixtures';
import { drawing } from '@/testing/drawings';
import { NOW_MS } from '@/testing/record-fixtures';
import type { AnswerResult, AssistantAnswer } from './reading/read-answer';
import type { FoundProducts } from './reading/read-results';
import { toVocabulary } from './reading/to-vocabulary';

/** A sentence about ball bearings, what it became, and its results, for stories and tests. */
export const sentence =
  'بلبرینگ قطر داخلی ۲۵ تا ۳۰ میلی‌متر، ۵۰۰ عدد، تحویل تهران، دونه‌ای زیر دو میلیون، ترجیحاً لاستیکی، کم‌صدا';

export const address: AssistantAddress = { sentence, categoryIds: [], edits: '', accepted: [] };

const spanOf = (words: string) => ({
  start: sentence.indexOf(words),
  end: sentence.indexOf(words) + words.length,
});
const from = (words: string, strength: 'hard' | 'soft' = 'hard') => ({ spans: [spanOf(words)], strength });

const piece = { tradeUnitId: 'tu-piece', unitTitle: 'عدد' };

export const category: Category = {
  id: 'c-deep-groove-ball-bearing',
  parentId: 'c-ball-bearings',
  categoryType: 'Product',
  name: 'بلبرینگ شیار عمیق',
  slug: 'بلبرینگ-شیار-عمیق',
  level: 3,
  isRoot: false,
  isActive: true,
  hasChildren: false,
  synonyms: ['بلبرینگ'],
  seo: { noindex: false },
};

export const understanding: Understanding = {
  sentence,
  category: {
    categoryId: category.id,
    title: category.name,
    score: 1,
    spans: [spanOf('بلبرینگ')],
    isChosen: false,
  },
  question: undefined,
  parts: [
    {
      ...from('قطر داخلی ۲۵ تا ۳۰ میلی‌متر'),
      key: 'property:p-bore',
      kind: 'range',
      propertyId: 'p-bore',
      title: 'قطر داخلی',
      isFilterable: true,
      comparison: 'between',
      ...{ min: 25, max: 30, unitId: 'u-mm', unitText: 'mm' },
    },
    { ...from('۵۰۰ عدد'), key: 'quantity', kind: 'quantity', amount: 500, ...piece },
    {
      ...from('تحویل تهران'),
      ...{ key: 'cities', kind: 'cities', cityIds: ['city-tehran'], cityTitles: ['تهران'] },
    },
    {
      ...from('دونه‌ای زیر دو میلیون'),
      ...{ key: 'price', kind: 'price', maxRial: 20_000_000, per: 'unit', ...piece },
    },
    {
      ...from('ترجیحاً لاستیکی', 'soft'),
      key: 'property:p-seal',
      kind: 'options',
      propertyId: 'p-seal',
      title: 'نوع آب‌بند',
      isFilterable: true,
      ...{ optionIds: ['o-rs'], optionTitles: ['لاستیکی دوطرفه 2RS'] },
    },
  ],
  notUnderstood: [{ text: 'کم‌صدا', span: spanOf('کم‌صدا') }],
};

const LONG_NAME = 'بازرگانی بین‌المللی و تولیدی قطعات دوار و انتقال قدرت پارس جنوب و شرکا';

const products = listed.map((item) => ({ ...item, image: drawing('ball-bearing') }));

const found: FoundProducts = {
  rows: products.map((item, index) => ({ item, met: index < 2 ? ['property:p-seal'] : [] })),
  totalCount: 34,
  isTotalEstimated: false,
  supplierCount: 11,
  unpricedCount: 3,
  uncomparedCount: 0,
  isCut: false,
};

const suppliers = {
  items: products.slice(0, 1).map(({ supplier }) => ({ ...supplier, products: [] })),
  ...{ totalCount: 1, pageNumber: 1, pageSize: 4, facets: [], saleCities: [] },
};

export const answer: AssistantAnswer = {
  understanding,
  vocabulary: toVocabulary(
    { categories: [category], offered: [], cities: [], tradeUnits },
    { [category.id]: properties },
    Object.values(units).flat(),
  ),
  candidates: [
    { categoryId: category.id, title: category.name, score: 2, spans: [] },
    { categoryId: 'c-angular', title: 'بلبرینگ تماس زاویه‌ای', score: 1, spans: [] },
  ],
  category,
  categoryIds: [category.id],
  propertiesById: { [category.id]: properties },
  properties,
  units: Object.values(units).flat(),
  tradeUnits,
  results: {
    filter: EMPTY_FILTER,
    products: { state: 'ready', value: found },
    suppliers: { state: 'ready', value: suppliers },
    nowMs: NOW_MS,
  },
};

/** Returns the answer with changes, as a page's result. */
export function ready(change: Partial<AssistantAnswer> = {}): AnswerResult {
  return { state: 'ready', value: { ...answer, ...change } };
}

/** Results without a product. */
export const noProducts: AssistantAnswer['results'] = {
  filter: EMPTY_FILTER,
  products: { state: 'ready', value: { ...found, rows: [], totalCount: 0, unpricedCount: 0 } },
  suppliers: { state: 'ready', value: { ...suppliers, items: [], totalCount: 0 } },
  nowMs: NOW_MS,
};

/** Results of which some are priced for another unit than the limit. */
export const otherUnits: AssistantAnswer['results'] = {
  ...{ filter: EMPTY_FILTER, nowMs: NOW_MS },
  products: { state: 'ready', value: { ...found, uncomparedCount: 2 } },
  suppliers: { state: 'ready', value: suppliers },
};

/** Results that could not be read. */
export const failedResults: AssistantAnswer['results'] = {
  filter: EMPTY_FILTER,
  products: { state: 'failed', kind: 'service' },
  suppliers: { state: 'failed', kind: 'service' },
  nowMs: NOW_MS,
};

/** Results of a seller whose name takes more than two lines of a tablet's column. */
export const longSeller: AssistantAnswer['results'] = {
  ...{ filter: EMPTY_FILTER, nowMs: NOW_MS },
  products: {
    state: 'ready',
    value: {
      ...found,
      rows: found.rows.map(({ item, met }) => ({
        item: { ...item, supplier: { ...item.supplier, name: LONG_NAME, cityName: 'بندر ماهشهر' } },
        met,
      })),
    },
  },
  suppliers: { state: 'ready', value: suppliers },
};
