'use client';

import { useRef, useState } from 'react';
import { type PropertySpan, toSpans } from './property-spans';

/** A category looked at for less than this is passed by, and nothing is asked for it. */
const REST_MS = 250;

/** Spans of the category looked at, asked for once each and only when the visitor rests on it. */
export function usePropertySpans(first: Readonly<Record<string, readonly PropertySpan[]>>) {
  const [known, setKnown] = useState(first);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function restOn(id: string | undefined) {
    clearTimeout(timer.current);
    if (id === undefined || id in known) return;
    timer.current = setTimeout(async () => {
      const spans = await ask(id);
      if (spans) setKnown((current) => ({ ...current, [id]: spans }));
    }, REST_MS);
  }

  return { spansOf: (id: string) => known[id] ?? [], restOn };
}

/** The strip is an extra: without an answer the preview stays as it is. */
async function ask(id: string): Promise<PropertySpan[] | undefined> {
  try {
    const { listCategoryProperties } = await import('@bazaar/api/categories');
    return toSpans(await listCategoryProperties(id, { filterable: true }));
  } catch {
    return undefined;
  }
}
