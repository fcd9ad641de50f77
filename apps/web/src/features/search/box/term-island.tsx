'use client';

import { useEffect } from 'react';

/** Shows the term of the page in the header's field, also after a link to another term. */
export function TermIsland({ fieldId, term }: { readonly fieldId: string; readonly term: string }) {
  useEffect(() => {
    const field = document.getElementById(fieldId);
    if (field instanceof HTMLInputElement && field !== document.activeElement) field.value = term;
  }, [fieldId, term]);
  return null;
}
