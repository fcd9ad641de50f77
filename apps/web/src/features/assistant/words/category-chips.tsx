import type { CategoryCandidate } from '@bazaar/domain/assistant';
import { type AssistantAddress, assistantHref } from '@bazaar/domain/assistant-answers';
import type { AssistantChipView } from '@bazaar/ui/patterns/assistant';
import { paths } from '@/lib/navigation/paths';
import { assistantMessages as texts } from '@/translations/assistant';
import type { ReadUnderstanding } from '../reading/read-understanding';
import { wordsOf } from './chip-views';

const MOST_OTHERS = 4;

/** Returns the chip of the category in force: it opens to the others the sentence may mean, and its removal takes its words out of the sentence. */
export function categoryChips(
  { understanding, candidates }: Pick<ReadUnderstanding, 'understanding' | 'candidates'>,
  address: AssistantAddress,
): AssistantChipView[] {
  const { category, sentence } = understanding;
  if (category === undefined) return [];
  const words = wordsOf(understanding, category);
  const without = category.spans.reduceRight(
    (text, { start, end }) => `${text.slice(0, start)}${text.slice(end)}`,
    sentence,
  );
  const href =
    address.categoryIds.length > 0
      ? assistantHref(paths.assistant, { ...address, categoryIds: [] })
      : assistantHref(paths.assistant, {
          ...{ sentence: without.trim(), categoryIds: [], edits: '', accepted: [] },
        });
  const others = candidates.filter(({ categoryId }) => categoryId !== category.categoryId);
  return [
    {
      key: 'category',
      title: texts.parts.category,
      value: category.title,
      ...(words === '' ? {} : { from: texts.from(words) }),
      removal: { href, label: texts.remove(texts.parts.category) },
      ...(others.length === 0
        ? {}
        : { editor: <Others others={others.slice(0, MOST_OTHERS)} address={address} /> }),
    },
  ];
}

function Others({
  others,
  address,
}: {
  readonly others: readonly CategoryCandidate[];
  readonly address: AssistantAddress;
}) {
  return (
    <ul aria-label={texts.editor.otherCategories}>
      {others.map(({ categoryId, title }) => (
        <li key={categoryId}>
          <a href={assistantHref(paths.assistant, { ...address, categoryIds: [categoryId] })}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
