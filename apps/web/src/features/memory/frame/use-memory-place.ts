'use client';

import type { MemoryKind, MemoryList } from '@bazaar/domain/memory/memory-kinds';
import {
  changeMemoryQuery,
  type MemoryChange,
  type MemoryQuery,
  parseMemoryQuery,
} from '@bazaar/domain/memory/memory-query';
import { useSearchParams } from 'next/navigation';
import { memoryHref } from './memory-address';

/** A list and what its address says. */
export interface MemoryPlace {
  readonly list: MemoryList;
  readonly kind: MemoryKind;
  readonly query: MemoryQuery;
  hrefOf(change: MemoryChange): string;
  /** Changes the address; Back returns. Makes no request to the web server. */
  go(change: MemoryChange): void;
  /** Changes it in place: what is typed leaves no trail for Back. */
  goInstead(change: MemoryChange): void;
}

export function useMemoryPlace(list: MemoryList, kind: MemoryKind): MemoryPlace {
  const query = parseMemoryQuery(list, useSearchParams());
  const hrefOf = (change: MemoryChange) => memoryHref(list, kind, changeMemoryQuery(query, change));
  return {
    ...{ list, kind, query, hrefOf },
    go: (change) => history.pushState(null, '', hrefOf(change)),
    goInstead: (change) => history.replaceState(null, '', hrefOf(change)),
  };
}
