'use client';

import { useRef, useState } from 'react';
import { type PropertySpan, toSpans } from './property-spans';

/** How long in ms the visitor has to stay on a category before its ranges are read. */
const REST_MS = 250;

/** Returns the property ranges of the current category, read once each and only when the visitor stays on it. */
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

/** Reads the ranges. They are optional: without a response the preview stays as it is. */
async function ask(id: string): Promise<PropertySpan[] | undefined> {
  try {
    const { listCategoryProperties } = await import('@bazaar/api/categories');
    return toSpans(await listCategoryProperties(id, { filterable: true }));
  } catch {
    return undefined;
  }
}
