import type { Understanding } from '@bazaar/domain/assistant';
import { type AssistantAddress, assistantHref } from '@bazaar/domain/assistant-answers';
import { formatNumber } from '@bazaar/domain/persian';
import type { AssistantQuestionProps } from '@bazaar/ui/patterns/assistant';
import { assistantMessages } from '@/translations/assistant';

const texts = assistantMessages.question;

/** Returns the one question of an answer: its categories with their counts, and all of them; none when the sentence fits only one. */
export function questionView(
  { question, category }: Understanding,
  path: string,
  address: AssistantAddress,
): AssistantQuestionProps | undefined {
  if (question === undefined) return undefined;
  const { text, options } = question;
  const href = (categoryIds: readonly string[]) => assistantHref(path, { ...address, categoryIds });
  return {
    title: texts.title(text),
    detail: texts.detail(text, category?.title ?? ''),
    choices: [
      ...options.map(({ categoryId, title, productCount }) => ({
        href: href([categoryId]),
        label: title,
        ...(productCount === undefined ? {} : { count: formatNumber(productCount) }),
        isCurrent: categoryId === category?.categoryId,
      })),
      {
        href: href(options.map(({ categoryId }) => categoryId)),
        label: options.length === 2 ? texts.both : texts.all,
      },
    ],
  };
}
