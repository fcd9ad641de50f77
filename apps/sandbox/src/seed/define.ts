/** The small language in which the areas/ data files describe properties, categories and product models. */
import type { CategoryType, DataType } from './seed-types';

export interface PropertyDefinition {
  key: string;
  title: string;
  englishTitle: string;
  symbol?: string;
  group: string;
  dataType: DataType;
  /** Quantity and default unit, without q-/u- (length, mm). */
  quantity?: string;
  unit?: string;
  bounds?: [min: number, max: number];
  decimals?: number;
  options?: Record<string, string>;
  helpText?: string;
}

/** A number, a range, an option slug or text, a boolean, several option slugs. */
export type ModelValue = number | [number, number] | string | boolean | string[];

export interface Model {
  /** Follows the category's name: 6205-2RS. */
  designation: string;
  /** Complete Persian name when it is not «category designation». */
  name?: string;
  values: Record<string, ModelValue>;
  /** Toman per trade unit for an average brand. */
  toman: number;
  unit?: string;
}

/** Finite space of models: the product of its axes; `build` gets one index per axis. */
interface ModelSpace {
  axes: number[];
  build(indexes: number[]): Model;
}

export interface Leaf {
  slug: string;
  name: string;
  scientificName: string;
  synonyms: string[];
  drawing: string;
  /** «key flags» with flags k key, f filterable, c comparable, r required in a request. */
  properties: string[];
  brands: string[];
  standards: [code: string, title: string][];
  unit: string;
  /** One sentence: its purpose. */
  about: string;
  weight: number;
  space: ModelSpace;
  /** The brand's own designation and numbers. */
  byBrand?: (model: Model, brand: string) => Pick<Model, 'designation' | 'values'>;
}

export interface Branch {
  slug: string;
  name: string;
  scientificName: string;
  synonyms: string[];
  drawing: string;
  about: string;
  children: (Branch | Leaf)[];
}

export interface Area {
  categoryType: CategoryType;
  groups: Branch[];
}

export const number = (
  key: string,
  title: string,
  englishTitle: string,
  symbol: string,
  quantityUnit: string,
  bounds: [number, number],
  decimals: number,
  group: string,
  helpText?: string,
): PropertyDefinition => {
  const [quantity, unit] = quantityUnit.split(':');
  return {
    key,
    title,
    englishTitle,
    group,
    dataType: 'Number',
    bounds,
    decimals,
    ...(symbol ? { symbol } : {}),
    ...(quantity ? { quantity, unit: unit ?? quantity } : {}),
    ...(helpText ? { helpText } : {}),
  };
};

export const option = (
  key: string,
  title: string,
  englishTitle: string,
  group: string,
  options: Record<string, string>,
): PropertyDefinition => ({ key, title, englishTitle, group, dataType: 'Option', options });

export const multiOption = (
  key: string,
  title: string,
  englishTitle: string,
  group: string,
  options: Record<string, string>,
): PropertyDefinition => ({ key, title, englishTitle, group, dataType: 'MultiOption', options });

export const yesNo = (
  key: string,
  title: string,
  englishTitle: string,
  group: string,
): PropertyDefinition => ({ key, title, englishTitle, group, dataType: 'Boolean' });

export const text = (
  key: string,
  title: string,
  englishTitle: string,
  group: string,
): PropertyDefinition => ({ key, title, englishTitle, group, dataType: 'Text' });

/** Combines lists into a model space: `cross([rows, seals], (row, seal) => model)`. */
export function cross<A, B = undefined, C = undefined, D = undefined>(
  lists: [readonly A[], (readonly B[])?, (readonly C[])?, (readonly D[])?],
  build: (a: A, b: B, c: C, d: D) => Model,
): ModelSpace {
  return {
    axes: lists.map((list) => list?.length ?? 1),
    build: ([a = 0, b = 0, c = 0, d = 0]) =>
      build(lists[0][a]!, lists[1]?.[b] as B, lists[2]?.[c] as C, lists[3]?.[d] as D),
  };
}

export const isLeaf = (node: Branch | Leaf): node is Leaf => 'space' in node;
