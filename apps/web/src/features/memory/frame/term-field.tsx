'use client';

import { TextField } from '@bazaar/ui/field';
import { MemorySearch } from '@bazaar/ui/patterns/memory-list';
import { useTypedTerm } from '@/lib/navigation/use-typed-term';
import { TERM_ID } from './list-keys';
import type { MemoryPlace } from './use-memory-place';

/** The search: by Enter, or by itself shortly after the last letter. It follows the address, as when Back changes it. */
export function TermField({
  place,
  label,
  placeholder = label,
}: {
  readonly place: MemoryPlace;
  readonly label: string;
  /** Shorter than the label, where that has no room. */
  readonly placeholder?: string;
}) {
  const { typed, type, searchNow } = useTypedTerm(place.query.term, (term) => place.goInstead({ term }));
  return (
    <MemorySearch hotkey="/">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          searchNow();
        }}
      >
        <TextField
          id={TERM_ID}
          type="search"
          label={label}
          isLabelHidden
          placeholder={placeholder}
          value={typed}
          onChange={({ target }) => type(target.value)}
        />
      </form>
    </MemorySearch>
  );
}
