import 'server-only';
import type { Page } from '@bazaar/api/model';
import { getPagePreview } from '@bazaar/api/pages';
import type { Metadata } from 'next';
import { loadPrivate, type PrivateResult } from '@/lib/data/load-private';
import type { QueryRecord } from '@/lib/navigation/search-params';
import { readServerSession } from '@/lib/session/server-session';
import { pageMetadata } from '@/lib/site/page-metadata';
import { articleMessages as texts } from '@/translations/article';

/** Whether the address asks for a content as its author sees it. */
export function isPreview(query: QueryRecord): boolean {
  return [query.preview].flat()[0] === '1';
}

/** Reads a content in any state, for its author or the administrator; anybody else is refused. Never cached. */
export async function readPreview(id: string): Promise<'refused' | PrivateResult<Page>> {
  const session = await readServerSession();
  if (session === undefined) return 'refused';
  const read = await loadPrivate(session, async (request) => {
    try {
      return await getPagePreview(id, request);
    } catch (error) {
      if ((error as { status?: number }).status === 403) return undefined;
      throw error;
    }
  });
  if (read.state !== 'ready') return read;
  return read.value === undefined ? 'refused' : { state: 'ready', value: read.value };
}

/** Returns the metadata of a preview: no search engine may have it. */
export function previewMetadata(path: string): Metadata {
  return pageMetadata({ path, title: texts.previewTitle, isHidden: true });
}
