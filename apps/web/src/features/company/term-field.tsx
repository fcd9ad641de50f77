'use client';

import { TextField } from '@bazaar/ui/field';
import { useEffect, useRef, useState } from 'react';

const TYPING_MS = 400;

export interface TermFieldProps {
  readonly id: string;
  readonly label: string;
  readonly term: string;
  onTerm(term: string): void;
}

/** The search of a list: by Enter, or by itself shortly after the last letter. */
export function TermField({ id, label, term, onTerm }: TermFieldProps) {
  const [typed, setTyped] = useState(term);
  const latest = useRef(onTerm);
  latest.current = onTerm;
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
        id={id}
        type="search"
        dense
        isLabelHidden
        label={label}
        placeholder={label}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </form>
  );
}
