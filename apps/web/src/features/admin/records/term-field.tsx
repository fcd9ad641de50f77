'use client';

import { TextField } from '@bazaar/ui/field';
import { useRef } from 'react';
import { useTypedTerm } from '@/lib/navigation/use-typed-term';
import { useSlashKey } from './use-slash-key';

export interface TermFieldProps {
  readonly label: string;
  readonly term: string;
  onTerm(term: string): void;
}

/** The search of a list: by Enter, or by itself shortly after the last letter. */
export function TermField({ label, term, onTerm }: TermFieldProps) {
  const { typed, type, searchNow } = useTypedTerm(term, onTerm);
  const field = useRef<HTMLInputElement>(null);
  useSlashKey(field);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        searchNow();
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
        onChange={({ target }) => type(target.value)}
      />
    </form>
  );
}
