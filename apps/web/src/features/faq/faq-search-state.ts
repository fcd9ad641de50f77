/** What a search of the questions has found. */
export type FaqSearchState =
  /** Nothing is searched for: every question is shown. */
  | { readonly kind: 'all' }
  | {
      readonly kind: 'found';
      readonly term: string;
      readonly count: number;
      /** The term that was looked for instead. */
      readonly repaired?: string;
    }
  | { readonly kind: 'none'; readonly term: string };
