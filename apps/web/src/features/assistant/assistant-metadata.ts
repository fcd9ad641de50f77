import 'server-only';
import type { Metadata } from 'next';
import { paths } from '@/lib/navigation/paths';
import { pageMetadata } from '@/lib/site/page-metadata';
import { assistantMessages as texts } from '@/translations/assistant';

/** Returns the page's metadata: answers are canonical to the plain page and not indexed. */
export function assistantMetadata(sentence: string): Metadata {
  return pageMetadata({
    path: paths.assistant,
    title: texts.title,
    description: texts.description,
    isHidden: sentence !== '',
  });
}
