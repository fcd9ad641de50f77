import type { Json, JsonObject } from '../../document';

/** One keyword in two settings. The sample fits the loose one alone, which a validator confirms. */
export interface KeywordRow {
  /** What the tight schema does: `maximum set`. */
  name: string;
  loose: JsonObject;
  tight: JsonObject;
  sample: Json;
  /** The sample in words, for the reason: `a number above 10`. */
  told: string;
  /** Has keywords that OpenAPI 3.0 does not know. */
  isNew?: boolean;
  /** May be sent as text, in a parameter or header. */
  isText?: boolean;
  /** In a form, where every value is text, the sample fits the tight schema too. */
  isAlikeInForms?: boolean;
  /** Says what no validator checks. */
  isUnchecked?: boolean;
  /** Components of both documents. */
  components?: JsonObject;
}

type Options = Pick<KeywordRow, 'isNew' | 'isText' | 'isAlikeInForms' | 'isUnchecked' | 'components'>;

export const row = (
  name: string,
  loose: JsonObject,
  tight: JsonObject,
  sample: Json,
  told: string,
  options: Options = {},
): KeywordRow => ({ name, loose, tight, sample, told, ...options });

export const isNew = { isNew: true };
export const isText = { isText: true };
export const isAlikeInForms = { isAlikeInForms: true };

/** A name for `then`, which would make a promise of a literal object. */
export const consequence = 'then';
