'use client';

import { TextField } from '@bazaar/ui/field';
import { useEffect, useRef, useState } from 'react';
import { tradeListTexts as texts } from '@/translations/trade-list';

const TYPING_MS = 400;

/** The search: by Enter, or by itself shortly after the last letter. */
export function TermField({ term, onTerm }: { readonly term: string; onTerm(term: string): void }) {
  const [typed, setTyped] = useState(term);
  const latest = useRef(onTerm);
  latest.current = onTerm;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (typed.trim() === term) return;
    const later = setTimeout(() => latest.current(typed.trim()), TYPING_MS);
    return () => clearTimeout(later);
  }, [typed, term]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onTerm(typed.trim());
      }}
    >
      <TextField
        id="request-term"
        type="search"
        dense
        label={texts.search}
        isLabelHidden
        placeholder={texts.search}
        inputRef={field}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </form>
  );
}
