/** A stretch of the typed text: UTF-16 positions, the end excluded. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** Whether results must have it, or come first with it. */
export type Strength = 'hard' | 'soft';

/** A part of the request, with the words it came from: never empty for a part that was read from a sentence. */
export type UnderstoodPart = UnderstoodMeaning & {
  /** Stable between two runs of the same sentence: `property:p-bore`, `price`, `code:6205`. */
  readonly key: string;
  readonly spans: readonly TextSpan[];
  readonly strength: Strength;
};

export type UnderstoodMeaning =
  | UnderstoodRange
  | {
      readonly kind: 'options';
      /** The list can be narrowed by it; otherwise it is only stated in a request. */
      readonly isFilterable: boolean;
      readonly propertyId: string;
      readonly title: string;
      readonly optionIds: readonly string[];
      readonly optionTitles: readonly string[];
    }
  | {
      readonly kind: 'boolean';
      readonly isFilterable: boolean;
      readonly propertyId: string;
      readonly title: string;
      readonly isTrue: boolean;
    }
  | {
      readonly kind: 'quantity';
      readonly amount: number;
      readonly tradeUnitId?: string;
      readonly unitTitle?: string;
    }
  | { readonly kind: 'cities'; readonly cityIds: readonly string[]; readonly cityTitles: readonly string[] }
  | UnderstoodPrice
  | { readonly kind: 'supplierKinds'; readonly kinds: readonly SupplierKind[] }
  | { readonly kind: 'confirmed' }
  /** A product code or a standard, as typed: a term of the search. */
  | { readonly kind: 'code'; readonly code: string };

export type SupplierKind = 'Manufacturer' | 'Distributor' | 'Importer' | 'ServiceProvider' | 'Consultant';

/** Numbers in the unit as typed. */
export interface UnderstoodRange {
  readonly kind: 'range';
  readonly isFilterable: boolean;
  readonly propertyId: string;
  readonly title: string;
  readonly comparison: 'between' | 'atLeast' | 'atMost' | 'equal';
  readonly min?: number;
  readonly max?: number;
  readonly unitId?: string;
  readonly unitText?: string;
  /** «حدود ۵۰»: the list is asked for a tenth around it. */
  readonly isAbout?: boolean;
}

export interface UnderstoodPrice {
  readonly kind: 'price';
  readonly minRial?: number;
  readonly maxRial?: number;
  readonly per: 'unit' | 'total';
  /** The trade unit a price of one is for, where the sentence names it; without an id when the catalogue has no such unit. */
  readonly tradeUnitId?: string;
  readonly unitTitle?: string;
}

/** Words that carry a meaning no part took. */
export interface NotUnderstood {
  readonly text: string;
  readonly span: TextSpan;
  /** Titles of existing options of the category that may be meant. */
  readonly hint?: { readonly propertyTitle: string; readonly optionTitles: readonly string[] };
}

/** A category the sentence may mean. */
export interface CategoryCandidate {
  readonly categoryId: string;
  readonly title: string;
  /** Above zero; comparable within one sentence only. */
  readonly score: number;
  readonly spans: readonly TextSpan[];
}

export interface CategoryQuestion {
  /** Words the question is about. */
  readonly text: string;
  /** Two to four. */
  readonly options: readonly {
    readonly categoryId: string;
    readonly title: string;
    readonly productCount?: number;
  }[];
}

export interface Understanding {
  readonly sentence: string;
  /** The category in force, also while a question is open. */
  readonly category: (CategoryCandidate & { readonly isChosen: boolean }) | undefined;
  readonly question: CategoryQuestion | undefined;
  readonly parts: readonly UnderstoodPart[];
  readonly notUnderstood: readonly NotUnderstood[];
}
