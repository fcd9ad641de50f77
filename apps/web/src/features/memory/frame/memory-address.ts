import { type MemoryKind, type MemoryList, readMemoryKind } from '@bazaar/domain/memory/memory-kinds';
import { type MemoryQuery, parseMemoryQuery, writeMemoryQuery } from '@bazaar/domain/memory/memory-query';
import { accountPaths } from '@/lib/navigation/account-paths';
import { fixedPaths } from '@/lib/navigation/fixed-paths';

/** Returns the address of a list of one kind. */
export function listPath(list: MemoryList, kind: MemoryKind): string {
  if (list === 'notes') return accountPaths.notes(kind);
  if (list === 'visits') return accountPaths.lastVisits(kind);
  return kind === 'all' ? fixedPaths.favourites : accountPaths.favourites(kind);
}

export function memoryHref(list: MemoryList, kind: MemoryKind, query: MemoryQuery): string {
  const text = writeMemoryQuery(query);
  return text === '' ? listPath(list, kind) : `${listPath(list, kind)}?${text}`;
}

/** The kind of a requested page, and its address, to which the login returns; unknown keys are left out. */
export interface RequestedMemory {
  readonly kind: MemoryKind;
  readonly address: string;
}

/** Returns what a page was asked for; undefined for a kind the list does not have. */
export function requestedMemory(
  list: MemoryList,
  kindText: string,
  query: Readonly<Record<string, string | string[] | undefined>>,
): RequestedMemory | undefined {
  const kind = readMemoryKind(list, kindText);
  if (kind === undefined) return undefined;
  const get = (key: string) => (typeof query[key] === 'string' ? query[key] : null);
  return { kind, address: memoryHref(list, kind, parseMemoryQuery(list, { get })) };
}
