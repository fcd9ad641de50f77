import type { Page } from '@bazaar/api/model';

/** The page of a preview, read on the server. */
export type LoadedPreview = { readonly id: string } & (
  | { readonly state: 'missing' | 'failed' | 'ended' }
  | ({
      readonly state: 'ready';
      /** The text, sanitised. */
      readonly html: string;
    } & Pick<Page, 'title' | 'summary' | 'status' | 'updatedAt' | 'readingMinutes'>)
);
