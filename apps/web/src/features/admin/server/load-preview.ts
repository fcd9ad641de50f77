import 'server-only';
import { getPagePreview } from '@bazaar/api/pages';
import { loadPrivate } from '@/lib/data/load-private';
import { safeArticle } from '@/lib/html/safe-article';
import type { ServerSession } from '@/lib/session/server-session';
import { adminTexts } from '@/translations/admin';
import type { LoadedPreview } from '../preview/loaded-preview';

/** Reads a page as its author sees it. Its text is other people's HTML: it is sanitised here, as articles are. */
export async function loadPreview(session: ServerSession, id: string): Promise<LoadedPreview> {
  const read = await loadPrivate(session, (request) => getPagePreview(id, request));
  if (read.state !== 'ready') return { id, state: read.state };
  const { title, summary, status, updatedAt, readingMinutes, bodyHtml } = read.value;
  const { html } = safeArticle(bodyHtml, adminTexts.preview.table);
  return { id, state: 'ready', title, summary, status, updatedAt, readingMinutes, html };
}
