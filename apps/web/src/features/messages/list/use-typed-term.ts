'use client';

import { useEffect, useRef, useState } from 'react';

const TYPING_MS = 300;

/** Returns what is typed into the search of the list. It is searched after a pause; Back and a link change it too. */
export function useTypedTerm(term: string, onSearch: (term: string) => void) {
  const [typed, setTyped] = useState(term);
  const search = useRef(onSearch);
  search.current = onSearch;
  useEffect(() => {
    if (typed.trim() === term) return;
    const later = setTimeout(() => search.current(typed.trim()), TYPING_MS);
    return () => clearTimeout(later);
  }, [typed, term]);
  const known = useRef(term);
  useEffect(() => {
    if (known.current !== term) setTyped((now) => (now.trim() === term ? now : term));
    known.current = term;
  }, [term]);
  return [typed, setTyped] as const;
}
