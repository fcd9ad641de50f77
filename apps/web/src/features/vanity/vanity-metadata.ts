import 'server-only';
import type { Metadata } from 'next';
import { loadErrorMetadata } from '@/lib/site/load-error-metadata';
import type { Vanity } from './resolve-vanity';

/** Returns the metadata of an address that is no page: one that leads elsewhere never shows a title of its own. */
export function vanityMetadata(vanity: Exclude<Vanity, { readonly state: 'page' }>): Metadata {
  if (vanity.state === 'leads' || vanity.state === 'moved') return {};
  return loadErrorMetadata(vanity.state === 'failed' ? vanity : { state: 'missing', status: 404 });
}
