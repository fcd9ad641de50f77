'use client';

import { TextField } from '@bazaar/ui/field';
import { useTypedTerm } from '@/lib/navigation/use-typed-term';
import { tradeListTexts as texts } from '@/translations/trade-list';

/** The search: by Enter, or by itself shortly after the last letter. */
export function TermField({ term, onTerm }: { readonly term: string; onTerm(term: string): void }) {
  const { typed, type, searchNow } = useTypedTerm(term, onTerm);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        searchNow();
      }}
    >
      <TextField
        id="request-term"
        type="search"
        dense
        label={texts.search}
        isLabelHidden
        placeholder={texts.search}
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
    </form>
  );
}
