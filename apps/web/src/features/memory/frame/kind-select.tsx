import { KINDS_OF_LIST } from '@bazaar/domain/memory/memory-kinds';
import { Select } from '@bazaar/ui/select';
import { useSiteRouter } from '@/lib/navigation/use-site-router';
import { memoryTexts as texts } from '@/translations/memory';
import { memoryHref } from './memory-address';
import type { MemoryPlace } from './use-memory-place';

/** Chooses the kind of the objects, which is part of the path: the search and the other filters stay. */
export function KindSelect({ place }: { readonly place: MemoryPlace }) {
  const router = useSiteRouter();
  const { list, kind, query } = place;
  return (
    <Select
      id="memory-kind"
      label={texts.kind}
      isLabelHidden
      value={kind}
      options={KINDS_OF_LIST[list].map((each) => ({ value: each, label: texts.kinds[each] }))}
      onChange={({ target }) => {
        const chosen = KINDS_OF_LIST[list].find((each) => each === target.value);
        if (chosen !== undefined)
          router.push(memoryHref(list, chosen, { ...query, pages: 1, object: undefined }));
      }}
    />
  );
}
