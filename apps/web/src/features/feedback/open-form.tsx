import '@bazaar/ui/account.css';
import '@bazaar/ui/data.css';
import '@bazaar/ui/feedback.css';
import { getCustomerProfile } from '@bazaar/api/customers';
import type { FeedbackKind, FeedbackPrefill } from '@bazaar/domain/feedback/feedback-address';
import { type FeedbackContact, startFeedback } from '@bazaar/domain/feedback/feedback-form';
import type { ReactNode } from 'react';
import { readSessionHint } from '@/lib/session/session-hint';
import { feedbackDraftId } from './feedback-draft';
import { FeedbackForm } from './feedback-form';
import type { TypedFeedback } from './feedback-typed';

/** The form, ready to be rendered. */
export interface OpenedForm {
  draw(names: Readonly<Record<FeedbackKind, string>>, typed: TypedFeedback): ReactNode;
}

/** Time in ms within which the contact of a person is filled in; later the form opens without it. */
const CONTACT_DEADLINE_MS = 2_000;

/** Reads the contact of a person who is logged in, and returns the form that begins with it and with what another page fills in. */
export async function openForm(prefill: FeedbackPrefill): Promise<OpenedForm> {
  const start = startFeedback(prefill.type ?? '', prefill, await readContact());
  const draftId = feedbackDraftId(prefill);
  return {
    draw: (names, typed) => <FeedbackForm start={start} typed={typed} draftId={draftId} names={names} />,
  };
}

/** The contact is a convenience: without it the form is the same. */
async function readContact(): Promise<FeedbackContact> {
  if (readSessionHint() === undefined) return {};
  try {
    const { firstName, lastName, phoneNumber, email } = await getCustomerProfile({
      deadlineMs: CONTACT_DEADLINE_MS,
    });
    return {
      fullName: `${firstName} ${lastName}`.trim(),
      phoneNumber,
      ...(email === undefined ? {} : { email }),
    };
  } catch {
    return {};
  }
}
