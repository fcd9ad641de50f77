import { readSentence } from '../reading/read-sentence';
import type { CategoryQuestion } from '../understanding';
import type { AssistantCategory, AssistantVocabulary } from '../vocabulary';
import type { Word } from '../words/split-words';
import { isBelow, isRelated } from './category-tree';
import type { FoundCategory } from './find-categories';

const MOST_OPTIONS = 4;
/** Candidates this near to the first fit as well. */
const MARGIN = 0.92;

export interface ChosenCategory {
  readonly category: FoundCategory | undefined;
  readonly question: CategoryQuestion | undefined;
  readonly isChosen: boolean;
}

/**
 * Chooses the category in force and the question to ask. A category with children gives way to the only child that understands more of the
 * sentence; when several fit as well, the wider one stays in force and the question names them.
 */
export function chooseCategory(
  typed: string,
  words: readonly Word[],
  vocabulary: AssistantVocabulary,
  candidates: readonly FoundCategory[],
  chosenCategoryId: string | undefined,
): ChosenCategory {
  const { categories } = vocabulary;
  const [first] = candidates;
  if (chosenCategoryId !== undefined) {
    const chosen = categories.find(({ id }) => id === chosenCategoryId);
    const known = candidates.find(({ categoryId }) => categoryId === chosenCategoryId);
    const indexes = first && chosen && isBelow(chosen, first.categoryId, categories) ? first : known;
    const category = chosen && {
      categoryId: chosen.id,
      title: chosen.title,
      score: 1,
      share: 1,
      isCode: false,
      spans: indexes?.spans ?? first?.spans ?? [],
      indexes: indexes?.indexes ?? first?.indexes ?? [],
    };
    return { category, question: undefined, isChosen: true };
  }
  if (first === undefined) return { category: undefined, question: undefined, isChosen: false };
  const near = candidates.filter(
    ({ score, categoryId }) =>
      score >= first.score * MARGIN && !isRelated(first.categoryId, categoryId, categories),
  );
  const rivals = [first, ...near].slice(0, MOST_OPTIONS);
  const children = descendantsOf(first.categoryId, categories);
  const scope =
    rivals.length > 1
      ? rivals
      : [first, ...children.map((child) => ({ ...first, categoryId: child.id, title: child.title }))];
  const scored = scope.map((candidate) => ({
    candidate,
    count: countUnderstood(typed, words, vocabulary, candidate),
  }));
  const most = Math.max(...scored.map(({ count }) => count));
  const best = scored.filter(({ count }) => count === most);
  const [only] = best;
  if (only && best.length === 1) return { category: only.candidate, question: undefined, isChosen: false };
  const options = best
    .map(({ candidate }) => candidate)
    .filter(
      ({ categoryId }) =>
        rivals.length > 1 ||
        (categoryId !== first.categoryId && !categories.some(({ parentId }) => parentId === categoryId)),
    );
  const inForce = best.some(({ candidate }) => candidate === first) ? first : (only?.candidate ?? first);
  return { category: inForce, question: questionOf(typed, inForce, options, categories), isChosen: false };
}

function questionOf(
  typed: string,
  category: FoundCategory,
  options: readonly FoundCategory[],
  categories: readonly AssistantCategory[],
): CategoryQuestion | undefined {
  if (options.length < 2 || options.length > MOST_OPTIONS + 1) return undefined;
  const text = category.spans.map(({ start, end }) => typed.slice(start, end)).join(' ');
  return {
    text,
    options: options.slice(0, MOST_OPTIONS).map(({ categoryId, title }) => {
      const productCount = categories.find(({ id }) => id === categoryId)?.productCount;
      return { categoryId, title, ...(productCount === undefined ? {} : { productCount }) };
    }),
  };
}

function countUnderstood(
  typed: string,
  words: readonly Word[],
  vocabulary: AssistantVocabulary,
  category: FoundCategory,
): number {
  const { reading } = readSentence(typed, words, vocabulary, category);
  const properties = reading.found.filter(({ key }) => key.startsWith('property:'));
  return properties.reduce((sum, { indexes }) => sum + indexes.length, 0);
}

const MOST_DESCENDANTS = 12;

/** Returns what is below a category; nothing for one that has too much below it to choose from. */
function descendantsOf(id: string, categories: readonly AssistantCategory[]): readonly AssistantCategory[] {
  const below = categories.filter((category) => isBelow(category, id, categories));
  return below.length > MOST_DESCENDANTS ? below.filter(({ parentId }) => parentId === id) : below;
}
