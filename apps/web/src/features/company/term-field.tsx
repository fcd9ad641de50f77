'use client';

import { TextField } from '@bazaar/ui/field';
import { useTypedTerm } from '@/lib/navigation/use-typed-term';

export interface TermFieldProps {
  readonly id: string;
  readonly label: string;
  readonly term: string;
  onTerm(term: string): void;
}

/** The search of a list: by Enter, or by itself shortly after the last letter. */
export function TermField({ id, label, term, onTerm }: TermFieldProps) {
  const { typed, type, searchNow } = useTypedTerm(term, onTerm);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        searchNow();
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
        onChange={({ target }) => type(target.value)}
      />
    </form>
  );
}
