'use client';

import { pageNotFoundMessage } from '@bazaar/domain/page-title/not-found-message';
import { usePathname } from 'next/navigation';

/** Renders «Page not found: {path}» (specification §8), as in the log, for reports of dead links. */
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
