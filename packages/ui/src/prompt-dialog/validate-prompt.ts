export type PromptKind = 'text' | 'email' | 'url';

/** What a prompt says of an answer it does not take. */
export interface PromptMessages {
  readonly email: string;
  readonly url: string;
}

/** As the specification has them (§5); callers pass their own language. */
export const promptMessages: PromptMessages = { email: 'Invalid email address', url: 'Invalid URL' };

/** The browsers' own rule of `type=email`, with a dot in the host. */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i;

/** @returns what is wrong, or nothing; surrounding blanks do not count, and an empty answer is for the caller to judge */
export function validatePrompt(
  kind: PromptKind,
  text: string,
  messages: Partial<PromptMessages> = {},
): string | undefined {
  const value = text.trim();
  if (value === '' || kind === 'text') return undefined;
  const isValid = kind === 'email' ? value.length <= 254 && EMAIL.test(value) : isWebAddress(value);
  return isValid ? undefined : { ...promptMessages, ...messages }[kind];
}

function isWebAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return /^https?:$/.test(protocol) && hostname.includes('.') && !/\s/.test(value);
}
