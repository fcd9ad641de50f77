import type { SeedPropertyValue } from '../seed/seed-types';

interface DrawnValue
  extends Pick<SeedPropertyValue, 'propertyId' | 'value' | 'maxValue' | 'optionIds' | 'bool'> {
  symbol?: string;
}

/** The data a drawing needs of a product, base product or category. */
export interface DrawingSubject {
  drawingFamily: string;
  values: readonly DrawnValue[];
  /** Set for the poster of a video: the family drawn beside the subject, if any. */
  poster?: { partner: string | undefined };
}

/** What a drawing is made for. */
export interface DrawingForm {
  /** One view without dimensions and fine lines, for boxes of 44 to 96 px. */
  isThumbnail: boolean;
  hasDimensions: boolean;
  /** The length of one unit of the finished sheet, before the drawing is fitted into it. */
  unit: number;
}

export interface DrawingValues extends DrawingForm {
  /** Returns the number of a property (mm and the like); the fallback when the subject has none, such as a category. */
  number(key: string, fallback: number): number;
  /** Returns the upper end of a range. */
  upper(key: string, fallback: number): number;
  /** Returns the property's technical symbol: d, D, L. */
  symbol(key: string): string | undefined;
  is(key: string, optionSlug: string): boolean;
  has(key: string): boolean;
}

export function readValues({ values }: DrawingSubject, form: DrawingForm): DrawingValues {
  const find = (key: string) => values.find(({ propertyId }) => propertyId === `p-${key}`);
  return {
    ...form,
    number: (key, fallback) => find(key)?.value ?? fallback,
    upper: (key, fallback) => find(key)?.maxValue ?? find(key)?.value ?? fallback,
    symbol: (key) => find(key)?.symbol,
    is: (key, optionSlug) => find(key)?.optionIds?.includes(`o-${key}-${optionSlug}`) ?? false,
    has: (key) => find(key)?.bool ?? find(key) !== undefined,
  };
}

export type DrawFamily = (values: DrawingValues) => string;

/** Draws what stands beside the main view; a thumbnail has one view. */
export function secondView(values: DrawingValues, draw: () => string): string {
  return values.isThumbnail ? '' : draw();
}
