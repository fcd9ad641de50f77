import type { RequestOptions } from '@bazaar/api/http';
import { goToLogin } from '@/lib/session/go-to-login';
import type { FormDraft } from './form-draft';
import { type FormFailure, isFinalRefusal, toFormFailure } from './form-failure';
import { serverErrors } from './server-errors';

/** Deadline of a send in ms, after which the form is given back to its writer. */
export const SEND_DEADLINE_MS = 20_000;

/**
 * Sends a form. `request` has the idempotency key of the intent and the deadline, for the generated call. `values` are all fields of the
 * form, also those the schema does not send.
 */
export type SendForm<Output, Sent, Values = unknown> = (
  output: Output,
  request: SendRequest,
  values: Values,
) => Promise<Sent>;

export interface SendRequest extends Pick<RequestOptions, 'deadlineMs'> {
  readonly headers: Readonly<Record<string, string>>;
}

export interface FormToSend<Values, Output, Sent> {
  readonly output: Output;
  readonly values: Values;
  readonly draft: FormDraft<Values>;
  readonly send: SendForm<Output, Sent, Values>;
  readonly hasField: (path: string) => boolean;
}

export type SendOutcome<Sent> =
  | { readonly kind: 'sent'; readonly sent: Sent }
  /** The session had ended: the text is stored, and the page redirects to the login. */
  | { readonly kind: 'login' }
  | {
      readonly kind: 'refused';
      readonly atFields: Readonly<Record<string, string>>;
      readonly failure: FormFailure;
    };

/** Sends the values of a form once, under the key of their draft, and returns the outcome. Never throws. */
export async function sendForm<Values, Output, Sent>({
  output,
  values,
  draft,
  send,
  hasField,
}: FormToSend<Values, Output, Sent>): Promise<SendOutcome<Sent>> {
  const headers = { 'Idempotency-Key': draft.sendKey(values) };
  try {
    return { kind: 'sent', sent: await send(output, { headers, deadlineMs: SEND_DEADLINE_MS }, values) };
  } catch (error) {
    if ((error as { status?: number } | null)?.status === 401) {
      draft.awaitLogin();
      goToLogin();
      return { kind: 'login' };
    }
    if (isFinalRefusal(error)) draft.refuse();
    const { atFields, others } = serverErrors(error, hasField);
    return { kind: 'refused', atFields, failure: toFormFailure(error, others) };
  }
}
