/** What a sentence of the held-out set means; the file beside the rules says nothing the sentence does not. */
export interface SentenceRow {
  readonly text: string;
  readonly kind: string;
  readonly expect: ExpectedReading;
}

export interface ExpectedReading {
  readonly category: string | null;
  readonly otherCategories?: readonly string[];
  readonly conditions?: readonly ExpectedCondition[];
  readonly quantity?: { readonly amount: number; readonly unit?: string };
  readonly cities?: readonly string[];
  readonly price?: {
    readonly minToman?: number;
    readonly maxToman?: number;
    readonly per?: 'unit' | 'total';
    readonly soft?: boolean;
  };
  readonly kinds?: readonly string[];
  readonly confirmedOnly?: boolean;
  readonly brands?: readonly string[];
  readonly softBrands?: readonly string[];
  readonly codes?: readonly string[];
  readonly notUnderstood?: readonly string[];
}

export interface ExpectedCondition {
  readonly property: string;
  readonly comparison: 'between' | 'atLeast' | 'atMost' | 'equal' | 'option' | 'yes' | 'no';
  readonly min?: number;
  readonly max?: number;
  readonly unit?: string;
  readonly options?: readonly string[];
  readonly soft?: boolean;
  readonly about?: boolean;
}
