import { type MemorySort, SORTS_OF_LIST } from '@bazaar/domain/memory/memory-query';
import { memoryTexts as texts } from '@/translations/memory';
import type { MemoryPlace } from './use-memory-place';

export interface OrderSelectProps<Sort extends MemorySort> {
  readonly place: MemoryPlace;
  readonly labels: Readonly<Record<Sort, string>>;
}

/** Chooses the order; the list's own stands in no address. */
export function OrderSelect<Sort extends MemorySort>({ place, labels }: OrderSelectProps<Sort>) {
  const sorts: readonly MemorySort[] = SORTS_OF_LIST[place.list];
  return (
    <select
      aria-label={texts.order}
      value={place.query.sort ?? sorts[0]}
      onChange={({ target }) => {
        const sort = sorts.find((each) => each === target.value);
        place.go({ sort: sort === sorts[0] ? undefined : sort });
      }}
    >
      {sorts.map((sort) => (
        <option key={sort} value={sort}>
          {labels[sort as Sort]}
        </option>
      ))}
    </select>
  );
}
