import { feedbackQuery } from '@bazaar/domain/feedback/feedback-address';
import { paths } from '@/lib/navigation/paths';
import { faqMessages as texts } from '@/translations/faq';

export interface Unanswered {
  /** What was searched for. */
  readonly term?: string | undefined;
  /** The question whose answer did not help. */
  readonly question?: string | undefined;
}

/** Returns the address of the feedback form, filled in with what has no answer. */
export function unansweredHref({ term, question }: Unanswered): string {
  const text = term ? texts.searched(term) : undefined;
  return paths.feedback + feedbackQuery({ type: 'Question', subject: question, text, from: paths.faq });
}

/** Returns the same for a link of the page, by the question it stands in. */
export function feedbackHref(link: Element, term: string): string {
  const question =
    link.closest('[data-question]')?.querySelector('[data-question-text]')?.textContent ?? undefined;
  return unansweredHref({ term, question });
}
