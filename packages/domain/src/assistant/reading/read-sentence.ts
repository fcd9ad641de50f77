import { type CategoryTerms, categoryTerms } from '../terms/category-terms';
import type { Strength } from '../understanding';
import type { AssistantVocabulary } from '../vocabulary';
import { matchWords } from '../words/match-words';
import type { Word } from '../words/split-words';
import { readCodes, readStandards } from './read-codes';
import { readConditions } from './read-conditions';
import { readBooleans, readOptions } from './read-options';
import { readPrices } from './read-price';
import { readQuantity, tradeUnitNames } from './read-quantity';
import { readSizes } from './read-sizes';
import { readCities, readSuppliers } from './read-suppliers';
import { type FoundPart, isFree, type Reading } from './reading';
import { readStrengths } from './strengths';

export interface ReadSentence {
  readonly reading: Reading;
  readonly terms: CategoryTerms;
  readonly strengths: ReadonlyMap<FoundPart, Strength>;
}

/** Reads a sentence with the properties of one category. The surest readings take their words first. */
export function readSentence(
  typed: string,
  words: readonly Word[],
  vocabulary: AssistantVocabulary,
  category: { readonly categoryId: string; readonly indexes: readonly number[] } | undefined,
): ReadSentence {
  const terms = categoryTerms(vocabulary, category?.categoryId);
  const reading: Reading = {
    typed,
    words,
    taken: words.map(() => undefined),
    found: [],
    ofCategory: category?.indexes ?? [],
  };
  const isNameOfNext = (index: number) =>
    terms.names.has(words[index]?.key ?? '') && category?.indexes.includes(index + 1) === false;
  for (const index of category?.indexes ?? []) {
    const word = words[index];
    // Numbers, Latin letters and names of properties stay free for what they measure or code: «ورق 304», «لوله رده ۴۰».
    const isOnlyName = word?.kind === 'word' && !/^[a-z]/.test(word.key) && !isNameOfNext(index);
    const isHead = index === category?.indexes[0];
    if (isOnlyName || (isHead && word?.kind === 'word')) reading.taken[index] = isHead ? 'head' : 'category';
  }
  const trade = tradeUnitNames(vocabulary.tradeUnits);
  const isMeasured = (at: number) =>
    matchWords(words, at, trade, isFree(reading), true) !== undefined ||
    matchWords(words, at, terms.units, isFree(reading), true) !== undefined;
  readStandards(reading, terms);
  readSizes(reading, terms);
  readPrices(reading, trade, terms, isMeasured);
  readQuantity(reading, trade, terms);
  readOptions(reading, terms);
  readBooleans(reading, terms);
  readConditions(reading, terms);
  readSuppliers(reading);
  readCities(reading, vocabulary.cities);
  if (category !== undefined) readCodes(reading);
  return { reading, terms, strengths: readStrengths(reading) };
}
