'use client';

import { pageNotFoundMessage } from '@bazaar/domain/page-title/not-found-message';
import { usePathname } from 'next/navigation';

/** «Page not found: {path}» (specification §8), in the words of the log, for who reports a dead link. */
export function RequestedPath() {
  return <bdi dir="ltr">{pageNotFoundMessage(readable(usePathname()))}</bdi>;
}

function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
