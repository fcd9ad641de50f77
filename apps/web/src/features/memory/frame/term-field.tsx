'use client';

import { TextField } from '@bazaar/ui/field';
import { MemorySearch } from '@bazaar/ui/patterns/memory-list';
import { useEffect, useRef, useState } from 'react';
import { TERM_ID } from './list-keys';
import type { MemoryPlace } from './use-memory-place';

const TYPING_MS = 400;

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
  const { term } = place.query;
  const [typed, setTyped] = useState(term);
  const sent = useRef(term);
  const latest = useRef(place);
  latest.current = place;
  const search = (text: string) => {
    sent.current = text;
    latest.current.goInstead({ term: text });
  };
  const latestSearch = useRef(search);
  latestSearch.current = search;
  useEffect(() => {
    if (term === sent.current) return;
    sent.current = term;
    setTyped(term);
  }, [term]);
  useEffect(() => {
    const text = typed.replace(/\s+/g, ' ').trim();
    if (text === sent.current) return;
    const later = setTimeout(() => latestSearch.current(text), TYPING_MS);
    return () => clearTimeout(later);
  }, [typed]);
  return (
    <MemorySearch hotkey="/">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          search(typed.trim());
        }}
      >
        <TextField
          id={TERM_ID}
          type="search"
          label={label}
          isLabelHidden
          placeholder={placeholder}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
    </MemorySearch>
  );
}
