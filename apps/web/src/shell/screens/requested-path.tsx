'use client';

import { pageNotFoundMessage } from '@bazaar/domain/page-title/not-found-message';
import { usePathname } from 'next/navigation';

/**
 * Renders the address that was asked for, to check and to report. The message of specification §8, «Page not found: {path}», is for
 * machines and is not drawn. (With `itemProp`, React leaves it in place, also in a page without script.)
 */
export function RequestedPath() {
  const path = readable(usePathname());
  return (
    <>
      <meta itemProp="error" content={pageNotFoundMessage(path)} />
      <bdi dir="ltr">{path}</bdi>
    </>
  );
}

function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
