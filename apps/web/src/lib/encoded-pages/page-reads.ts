import type { ServerResponse } from 'node:http';

/** What the page cache returned for a response. */
export interface PageRead {
  readonly pageKey: string;
  readonly html: string;
  /** Unix time in ms at which the entry was stored. */
  readonly storedAtMs: number;
  /** False once the entry has changed. */
  isCurrent: boolean;
}

type Response = Pick<ServerResponse, 'headersSent'>;

/** Responses whose page may be stored as bytes, from their request until it is. */
const expected = new Map<Response, PageRead | undefined>();

/** Begins to remember what the page cache returns for this response, until {@link endRead}. */
export function expectRead(response: Response): void {
  expected.set(response, undefined);
}

/** Called by the page cache; a response nobody expects is ignored. */
export function noteRead(response: Response | undefined, read: Omit<PageRead, 'isCurrent'>): void {
  if (response && expected.has(response)) expected.set(response, { ...read, isCurrent: true });
}

export function readOf(response: Response): PageRead | undefined {
  return expected.get(response);
}

export function endRead(response: Response): void {
  expected.delete(response);
}

/** Marks the reads of a page, without a key those of all pages, as outdated. */
export function outdateReads(pageKey?: string): void {
  for (const read of expected.values()) {
    if (read && (pageKey === undefined || read.pageKey === pageKey)) read.isCurrent = false;
  }
}
