import { readSettings } from '@bazaar/settings';
import { LRUCache } from 'lru-cache';
import type { StoredCoding } from './content-coding.ts';

/** Names and values of headers in turn, as Node writes them fastest. */
export type RawHeaders = readonly string[];

/** A page as it is sent in one coding. */
export interface EncodedPage {
  /** Key of its entry in the page cache. */
  readonly pageKey: string;
  /** Unix time in ms at which the page cache renders it again. */
  readonly freshUntilMs: number;
  readonly etag: string;
  /** Request headers that lead to another response of the same address, in lower case. */
  readonly vary: readonly string[];
  readonly headers: RawHeaders;
  /** Of the page as text, and of the response to HEAD. */
  readonly plainHeaders: RawHeaders;
  readonly notModifiedHeaders: RawHeaders;
  readonly body: Buffer;
}

/** Memory of an entry beside its body and its headers, in bytes. */
const ENTRY_BYTES = 1_024;

/** Addresses remembered before their pages are worth a place. */
const NEWCOMERS = 1_000;

/**
 * Pages as the bytes they are sent as: those requested last, up to a number of bytes. An entry is valid as long as the entry of the page
 * cache it was made from; whoever changes that one drops this one.
 */
export class EncodedPages {
  private readonly pages: LRUCache<string, EncodedPage> | undefined;

  private readonly newcomers = new LRUCache<string, true>({ max: NEWCOMERS });

  constructor(maxBytes: number) {
    this.pages = maxBytes > 0 ? new LRUCache({ maxSize: maxBytes, sizeCalculation: bytesOf }) : undefined;
  }

  /** Bytes held now. */
  get bytes(): number {
    return this.pages?.calculatedSize ?? 0;
  }

  find(address: string, coding: StoredCoding): EncodedPage | undefined {
    const key = keyOf(address, coding);
    const page = this.pages?.get(key);
    if (!page || page.freshUntilMs > Date.now()) return page;
    this.pages?.delete(key);
    return undefined;
  }

  /**
   * Returns true from the second request on. A crawler that opens every page once would otherwise fill the memory with pages nobody reads,
   * and have each of them encoded.
   */
  isWanted(address: string, coding: StoredCoding): boolean {
    if (!this.pages) return false;
    const key = keyOf(address, coding);
    const isRepeated = this.newcomers.has(key);
    this.newcomers.set(key, true);
    return isRepeated;
  }

  store(address: string, coding: StoredCoding, page: EncodedPage): void {
    this.pages?.set(keyOf(address, coding), page);
  }

  /** Drops every address and coding of a page; of all pages without a key. */
  drop(pageKey?: string): void {
    if (pageKey === undefined) this.pages?.clear();
    for (const [key, page] of this.pages?.entries() ?? []) {
      if (page.pageKey === pageKey) this.pages?.delete(key);
    }
  }
}

/** The pages of this process. */
export const encodedPages = new EncodedPages(readSettings().ENCODED_PAGES_MB * 1024 * 1024);

function keyOf(address: string, coding: StoredCoding): string {
  return `${coding} ${address}`;
}

function bytesOf({ headers, body }: EncodedPage, key: string): number {
  return headers.reduce((sum, text) => sum + text.length, ENTRY_BYTES + key.length + body.byteLength);
}
