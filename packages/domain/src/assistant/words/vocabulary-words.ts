import { unitNames } from '../../units/unit-names';
import { categoryIndex } from '../categories/category-index';
import type { FoundCategory } from '../categories/find-categories';
import { BRAND_NAMES } from '../terms/brand-names';
import { PROPERTY_NAMES } from '../terms/property-names';
import type { AssistantVocabulary } from '../vocabulary';
import { wordsOf } from './repair-words';

const OTHERS = [
  'تومان ریال حداقل حداکثر بیشتر کمتر زیر بالای بین حدود تقریبا ترجیحا فقط حتما تولیدکننده واردکننده تأییدشده معتبر دونه دانه adad pcs',
];

/** Returns the words a sentence about these categories may be made of; a word that is none of them may be misspelt. */
export function vocabularyWords(
  vocabulary: AssistantVocabulary,
  candidates: readonly FoundCategory[],
  chosenCategoryId: string | undefined,
): ReadonlySet<string> {
  const ids =
    chosenCategoryId === undefined ? candidates.map(({ categoryId }) => categoryId) : [chosenCategoryId];
  const properties = ids.flatMap((id) => vocabulary.properties[id] ?? []);
  const names = [
    ...properties.flatMap(({ title, symbol = '', options }) => [
      title,
      symbol,
      ...options.map((option) => option.title),
    ]),
    ...Object.values(BRAND_NAMES).flat(),
    ...properties.flatMap(({ title }) => PROPERTY_NAMES[title] ?? ''),
    ...vocabulary.units.flatMap((unit) => unitNames(unit)),
    ...vocabulary.tradeUnits.map(({ title }) => title),
    ...vocabulary.cities.map(({ title }) => title),
    ...OTHERS,
  ];
  return new Set([...wordsOf(names), ...categoryIndex(vocabulary.categories).known]);
}
