import { ApiError } from '@bazaar/api/api-error';
import { describeFailure } from '@bazaar/domain/errors/message-key';
import { problemMessages } from '@/translations/problem';
import { tradeRequestTexts as texts } from '@/translations/trade-request';

/** Why a write was refused, for the band of the next step. */
export interface ActionFailure {
  readonly title: string;
  /** Sentences by field, as the contract names them. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** The profile must be completed first. */
  readonly isProfile: boolean;
}

/** Returns what a failed write says: the fields to correct, or that it did not happen. */
export function toActionFailure(error: unknown): ActionFailure {
  const known = error instanceof ApiError ? error : undefined;
  const { messageKey } = describeFailure(known?.status, known?.code);
  const fields = known?.problem?.errors ?? {};
  if (Object.keys(fields).length > 0) return { title: texts.fix, fields, isProfile: false };
  const isProfile = messageKey === 'profileIncomplete';
  const title = isProfile
    ? texts.profileNeeded
    : messageKey === 'rateLimited'
      ? problemMessages['rate-limited']
      : (texts.failures[messageKey] ?? texts.failures.service ?? '');
  return { title, fields, isProfile };
}
