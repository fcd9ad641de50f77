'use client';

import { useState } from 'react';

export interface Picked {
  readonly keys: ReadonlySet<string>;
  pick(key: string, isPicked: boolean): void;
  clear(): void;
}

/** Holds which rows are chosen. */
export function usePicked(): Picked {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  return {
    keys,
    pick: (key, isPicked) =>
      setKeys((known) => {
        const next = new Set(known);
        if (isPicked) next.add(key);
        else next.delete(key);
        return next;
      }),
    clear: () => setKeys(new Set()),
  };
}
