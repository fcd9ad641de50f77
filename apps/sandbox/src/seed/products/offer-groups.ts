import { hashKey } from '../random';
import type { CatalogueLeaf } from '../taxonomy/catalogue-tree';

/** The n-th product of a leaf as the j-th offer of the m-th base product. */
interface OfferPosition {
  modelNo: number;
  offerNo: number;
}

const PRODUCTS_PATTERN = [3, 1, 4, 2, 1, 5, 2];
const SERVICE_PATTERN = [1, 2, 1, 1, 3];

export function offerPosition(leaf: CatalogueLeaf, occurrence: number): OfferPosition {
  const pattern = leaf.categoryType === 'Product' ? PRODUCTS_PATTERN : SERVICE_PATTERN;
  const perRound = pattern.reduce((sum, size) => sum + size, 0);
  let rest = occurrence % perRound;
  let group = 0;
  while (rest >= pattern[group]!) {
    rest -= pattern[group]!;
    group++;
  }
  return { modelNo: Math.floor(occurrence / perRound) * pattern.length + group, offerNo: rest };
}

/**
 * Maps a number to a model, visiting all models of the space once in a scattered order; `pass` counts the rounds when N exceeds the space.
 */
export function modelIndex(leaf: CatalogueLeaf, modelNo: number): { index: number; pass: number } {
  const count = leaf.leaf.space.axes.reduce((product, length) => product * length, 1);
  const start = hashKey(leaf.leaf.slug) % count;
  return {
    index: (start + (modelNo % count) * coprimeStride(count)) % count,
    pass: Math.floor(modelNo / count),
  };
}

function coprimeStride(count: number): number {
  let stride = Math.max(1, Math.floor(count * 0.618));
  while (greatestCommonDivisor(stride, count) !== 1) stride++;
  return stride;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
