export interface ReferenceFact {
  readonly id: string;
  /** «واحدها»، «محدودهٔ معمول» */
  readonly label: string;
  readonly value: string;
  /** A range and the same in another unit; each stays in one line. */
  readonly parts?: readonly string[];
}

export interface ReferenceUnit {
  readonly id: string;
  readonly symbol: string;
}

/** Kind of input for a property; absent for a property that cannot be filtered by. */
export type ReferenceInput =
  | {
      readonly kind: 'range';
      readonly names: { readonly min: string; readonly max: string; readonly unit: string };
      readonly labels: {
        readonly min: string;
        readonly max: string;
        readonly unit: string;
        readonly to: string;
      };
      readonly placeholders: { readonly min: string; readonly max: string };
      readonly unitId: string;
      readonly units: readonly ReferenceUnit[];
    }
  | {
      readonly kind: 'options';
      readonly name: string;
      readonly legend: string;
      readonly options: readonly { readonly value: string; readonly label: string }[];
      /** «۸ گزینهٔ دیگر»; absent where all are in view. */
      readonly more?: string;
    };

/** A property of a category as its reference page explains it. */
export interface ReferencePropertyView {
  readonly id: string;
  readonly title: string;
  /** Technical symbol and English name, in Latin. */
  readonly symbol?: string;
  readonly englishTitle?: string;
  readonly meaning?: string;
  readonly facts: readonly ReferenceFact[];
  readonly input?: ReferenceInput;
}

export interface ReferenceGroupView {
  readonly id: string;
  readonly title: string;
  readonly properties: readonly ReferencePropertyView[];
}
