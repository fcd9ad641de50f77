import type { CatalogueLeaf } from '../taxonomy/catalogue-tree';

/** Position of a product number: the leaf, and the number of products of that leaf before it. */
interface ProductSlot {
  leafIndex: number;
  occurrence: number;
}

interface ProductSchedule {
  slotOf(productNo: number): ProductSlot;
  /** Returns the number of products of the leaf among the first `productCount`. */
  countIn(leafIndex: number, productCount: number): number;
}

/**
 * Creates an endless round over the leaves, each with its weight per round, spread evenly. It depends on the catalogue only: product sp-N
 * is the same however many are generated.
 */
export function createSchedule(leaves: readonly CatalogueLeaf[]): ProductSchedule {
  const round = leaves
    .flatMap(({ leaf }, leafIndex) =>
      Array.from({ length: leaf.weight }, (_, turn) => ({
        leafIndex,
        turn,
        at: (turn + 0.5) / leaf.weight + leafIndex * 1e-6,
      })),
    )
    .sort((a, b) => a.at - b.at);
  const weights = leaves.map(({ leaf }) => leaf.weight);
  return {
    slotOf: (productNo) => {
      const index = productNo - 1;
      const { leafIndex, turn } = round[index % round.length]!;
      return { leafIndex, occurrence: Math.floor(index / round.length) * weights[leafIndex]! + turn };
    },
    countIn: (leafIndex, productCount) => {
      const rounds = Math.floor(productCount / round.length);
      const rest = round.slice(0, productCount % round.length).filter((slot) => slot.leafIndex === leafIndex);
      return rounds * weights[leafIndex]! + rest.length;
    },
  };
}
