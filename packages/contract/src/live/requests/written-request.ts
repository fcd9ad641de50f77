import type { Secret } from '../access/credentials.ts';

export interface Attachment {
  readonly field: string;
  readonly name: string;
  readonly type: string;
  readonly base64: string;
}

/** A request as it is sent over HTTP. */
export interface WrittenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** A text, a file as it is, or the fields of a multipart form. */
  readonly body?: string | Attachment | readonly (readonly [field: string, value: string | Attachment])[];
  /** Parts that reports do not show. */
  readonly secrets?: readonly Secret[];
}
