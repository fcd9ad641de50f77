import { draftKey } from '@bazaar/domain/drafts/draft-key';
import type { FeedbackPrefill } from '@bazaar/domain/feedback/feedback-address';
import { readSessionHint } from '@/lib/session/session-hint';
import { deviceStorage } from '@/lib/storage/browser-storage';

const LONGEST_NAME = 40;

/** Returns the id of the form: what another page fills in is a feedback of its own, and never lands in a text left unsent. */
export function feedbackDraftId({ subject, text }: FeedbackPrefill): string {
  return `feedback:${(subject ?? text)?.slice(0, LONGEST_NAME) ?? 'new'}`;
}

/** Returns whether something was left unsent in a form. */
export function isLeftUnsent(formId: string): boolean {
  const owner = readSessionHint()?.sub ?? null;
  return [owner, null].some((of) => deviceStorage.read(draftKey(of, formId)) !== null);
}
