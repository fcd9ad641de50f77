import { categoryIndex, stemOf } from './categories/category-index';
import { chooseCategory } from './categories/choose-category';
import { type FoundCategory, rankCategories } from './categories/find-categories';
import { joinParts } from './reading/join-parts';
import { findLeftovers } from './reading/leftovers';
import { readSentence } from './reading/read-sentence';
import { type Reading, spansOf } from './reading/reading';
import type { Understanding } from './understanding';
import type { AssistantVocabulary } from './vocabulary';
import { repairWords, wordsOf } from './words/repair-words';
import { LONGEST_SENTENCE, splitWords, type Word } from './words/split-words';
import { vocabularyWords } from './words/vocabulary-words';

/**
 * Turns a sentence into a request: its category, what it demands and prefers, and the words nothing took. Every part has the words it came
 * from; nothing is added that is not in the vocabulary. `chosenCategoryId` is the buyer's answer to an earlier question.
 */
export function understand(
  sentence: string,
  vocabulary: AssistantVocabulary,
  chosenCategoryId?: string | undefined,
): Understanding {
  const typed = sentence.slice(0, LONGEST_SENTENCE);
  const split = splitWords(typed);
  const index = categoryIndex(vocabulary.categories);
  const candidates = rankCategories(repairWords(split, index.known), vocabulary.categories);
  const words = repairWords(split, vocabularyWords(vocabulary, candidates, chosenCategoryId));
  const { category, question, isChosen } = chooseCategory(
    typed,
    words,
    vocabulary,
    candidates,
    chosenCategoryId,
  );
  const read = readSentence(typed, words, vocabulary, category);
  return {
    sentence: typed,
    category: category && { ...candidateOf(category, read.reading), isChosen },
    question,
    parts: joinParts(read),
    notUnderstood: findLeftovers(read.reading, read.terms, [
      ...(category?.indexes ?? []),
      ...ancestralWords(words, category?.categoryId, vocabulary),
    ]),
  };
}

/** Returns the category with the words no part shares; with all of its words when parts took every one («6205»). */
function candidateOf({ categoryId, title, score, spans, indexes }: FoundCategory, { words, taken }: Reading) {
  const own = indexes.filter((index) => ['head', 'category', undefined].includes(taken[index]));
  return { categoryId, title, score, spans: own.length > 0 ? spansOf(words, own) : spans };
}

/** Returns the places of words that only name a wider category of the one in force: «بلبرینگ 6205». */
function ancestralWords(
  words: readonly Word[],
  id: string | undefined,
  { categories }: AssistantVocabulary,
): readonly number[] {
  const names = new Set<string>();
  let at = categories.find((category) => category.id === id);
  for (let steps = 0; at?.parentId !== undefined && steps < 9; steps += 1) {
    for (const stem of wordsOf([at.title, ...at.synonyms])) names.add(stemOf(stem));
    const parent = at.parentId;
    at = categories.find((category) => category.id === parent);
  }
  return words.flatMap((word, index) => (word.kind === 'word' && names.has(stemOf(word.key)) ? [index] : []));
}
