'use client';

import { TextField } from '@bazaar/ui/field';
import { useEffect, useRef, useState } from 'react';
import { useSlashKey } from './use-slash-key';

const TYPING_MS = 400;

export interface TermFieldProps {
  readonly label: string;
  readonly term: string;
  onTerm(term: string): void;
}

/** The search of a list: by Enter, or by itself shortly after the last letter. */
export function TermField({ label, term, onTerm }: TermFieldProps) {
  const [typed, setTyped] = useState(term);
  const latest = useRef(onTerm);
  latest.current = onTerm;
  const field = useRef<HTMLInputElement>(null);
  useSlashKey(field);
  // The address may change without the field, by Back or a saved view.
  useEffect(() => setTyped((shown) => (shown.trim() === term ? shown : term)), [term]);
  const wanted = typed.trim();
  useEffect(() => {
    if (wanted === term) return;
    const later = setTimeout(() => latest.current(wanted), TYPING_MS);
    return () => clearTimeout(later);
  }, [wanted, term]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (wanted !== term) onTerm(wanted);
      }}
    >
      <TextField
        id="record-term"
        type="search"
        dense
        label={label}
        isLabelHidden
        placeholder={label}
        autoComplete="off"
        inputRef={field}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </form>
  );
}
