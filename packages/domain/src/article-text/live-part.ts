/** A piece of an article's text that leads somewhere. `start` and `end` are places in the piece of text it was found in. */
export type LivePart = {
  readonly start: number;
  readonly end: number;
} & (
  | {
      readonly kind: 'quantity';
      readonly value: number;
      /** Upper end of a range. */
      readonly maxValue?: number;
      /** Symbol of the unit, as in `ARTICLE_UNITS`. */
      readonly unit: string;
      /** Where the unit begins. */
      readonly unitStart: number;
    }
  /** «DIN 2501» */
  | { readonly kind: 'standard'; readonly code: string }
  /** «6205», «DN50 PN16» */
  | { readonly kind: 'code'; readonly code: string }
);
