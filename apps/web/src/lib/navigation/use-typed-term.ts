'use client';

import { useEffect, useRef, useState } from 'react';

const TYPING_MS = 400;
/** What every service accepts. */
const LONGEST_TERM = 100;

export interface TypedTerm {
  /** Text of the field, as it was typed. */
  readonly typed: string;
  type(text: string): void;
  /** Searches without waiting for the pause. */
  searchNow(): void;
}

/**
 * Returns what is typed into the search of a list whose address holds the term. It is searched after a pause; Back, a link and a button
 * that change the address change it too. What comes back from its own search leaves the field alone: a blank at its end, and what was
 * typed meanwhile.
 */
export function useTypedTerm(term: string, onSearch: (term: string) => void): TypedTerm {
  const [typed, setTyped] = useState(term);
  const wanted = toTerm(typed);
  const searched = useRef(toTerm(term));
  const known = useRef(term);
  const search = (text: string) => {
    searched.current = text;
    onSearch(text);
  };
  const latest = useRef(search);
  latest.current = search;
  useEffect(() => {
    if (known.current === term) return;
    known.current = term;
    if (toTerm(term) === searched.current) return;
    searched.current = toTerm(term);
    setTyped((now) => (toTerm(now) === toTerm(term) ? now : term));
  }, [term]);
  useEffect(() => {
    if (wanted === toTerm(term)) return;
    const later = setTimeout(() => {
      // By Enter already, where the address is still on its way.
      if (wanted !== searched.current) latest.current(wanted);
    }, TYPING_MS);
    return () => clearTimeout(later);
  }, [wanted, term]);
  return {
    typed,
    type: setTyped,
    searchNow: () => {
      if (wanted !== toTerm(term)) search(wanted);
    },
  };
}

function toTerm(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_TERM).trimEnd();
}
