import type { CategoryProperty } from '@bazaar/api/model';
import type { PropertyKinds, TradeDraft } from '@bazaar/domain/trade-drafts';

type Properties = readonly Pick<CategoryProperty, 'id' | 'dataType'>[];

/**
 * Reads the kinds of the properties that the lines of a draft state. A category that cannot be read is left out: what is written goes to the
 * service all the same, which says at its field what it refuses.
 */
export async function readKinds(
  { lines }: Pick<TradeDraft, 'lines'>,
  readProperties: (categoryId: string) => Promise<Properties>,
): Promise<PropertyKinds> {
  const stating = lines.filter(({ categoryId, required }) => categoryId !== '' && required.length > 0);
  const categories = [...new Set(stating.map(({ categoryId }) => categoryId))];
  const read = await Promise.allSettled(categories.map(readProperties));
  return new Map(
    read.flatMap((result, index) =>
      result.status === 'rejected'
        ? []
        : [[categories[index] ?? '', new Map(result.value.map(({ id, dataType }) => [id, dataType]))]],
    ),
  );
}
