import type { Unit } from '../units/unit';

/** What the assistant may choose from: everything a sentence can become is listed here, and nothing else. */
export interface AssistantVocabulary {
  readonly categories: readonly AssistantCategory[];
  /** Properties by category id; those of the categories a sentence may mean are enough. */
  readonly properties: Readonly<Record<string, readonly AssistantProperty[]>>;
  readonly units: readonly AssistantUnit[];
  readonly tradeUnits: readonly AssistantTerm[];
  readonly cities: readonly AssistantTerm[];
}

export interface AssistantCategory {
  readonly id: string;
  readonly title: string;
  readonly synonyms: readonly string[];
  readonly englishTitle?: string | undefined;
  readonly parentId?: string | undefined;
  readonly productCount?: number | undefined;
}

export interface AssistantProperty {
  readonly id: string;
  readonly title: string;
  /** «d», «DN», «Kvs». */
  readonly symbol?: string | undefined;
  readonly dataType: 'Number' | 'Option' | 'MultiOption' | 'Boolean' | 'Text' | 'File';
  /** Only the units of this quantity measure the property. */
  readonly quantityId?: string | undefined;
  readonly defaultUnitId?: string | undefined;
  readonly isFilterable: boolean;
  readonly options: readonly AssistantTerm[];
}

export interface AssistantUnit extends Unit {
  readonly quantityId: string;
}

/** An option, a city, a trade unit. */
export interface AssistantTerm {
  readonly id: string;
  readonly title: string;
  readonly englishTitle?: string | undefined;
}
