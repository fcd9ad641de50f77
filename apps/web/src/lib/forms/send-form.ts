import type { RequestOptions } from '@bazaar/api/http';
import { goToLogin } from '@/lib/session/go-to-login';
import type { FormDraft } from './form-draft';
import { type FormFailure, isFinalRefusal, toFormFailure } from './form-failure';
import { serverErrors } from './server-errors';

/** How long the service may take to answer before the form is given back to its writer, milliseconds. */
export const SEND_DEADLINE_MS = 20_000;

/**
 * Sends a form. `request` carries the idempotency key of the intent and the deadline; hand it to the generated call. `values` are the
 * fields as they stand in the form, those the schema does not send among them.
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
  /** The session had ended: the words are kept, and the page leaves for the login. */
  | { readonly kind: 'login' }
  | {
      readonly kind: 'refused';
      readonly atFields: Readonly<Record<string, string>>;
      readonly failure: FormFailure;
    };

/** Sends the values of a form once, under the key of their draft, and says what came of it. Never throws. */
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
