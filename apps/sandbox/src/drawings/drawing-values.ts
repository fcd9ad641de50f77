import type { SeedPropertyValue } from '../seed/seed-types';

/** The data a drawing needs of a product, base product or category. */
export interface DrawingSubject {
  drawingFamily: string;
  values: readonly Pick<SeedPropertyValue, 'propertyId' | 'value' | 'maxValue' | 'optionIds' | 'bool'>[];
}

export interface DrawingValues {
  /** Returns the number of a property (mm and the like); the fallback when the subject has none, such as a category. */
  number(key: string, fallback: number): number;
  /** Returns the upper end of a range. */
  upper(key: string, fallback: number): number;
  is(key: string, optionSlug: string): boolean;
  has(key: string): boolean;
}

export function readValues({ values }: DrawingSubject): DrawingValues {
  const find = (key: string) => values.find(({ propertyId }) => propertyId === `p-${key}`);
  return {
    number: (key, fallback) => find(key)?.value ?? fallback,
    upper: (key, fallback) => find(key)?.maxValue ?? find(key)?.value ?? fallback,
    is: (key, optionSlug) => find(key)?.optionIds?.includes(`o-${key}-${optionSlug}`) ?? false,
    has: (key) => find(key)?.bool ?? find(key) !== undefined,
  };
}

export type DrawFamily = (values: DrawingValues) => string;
