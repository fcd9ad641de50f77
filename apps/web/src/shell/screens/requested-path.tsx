'use client';

import { pageNotFoundMessage } from '@bazaar/domain/page-title/error-route';
import { usePathname } from 'next/navigation';
import { decodePart } from '@/platform/paths';

/** «Page not found: {path}» (specification §8), in the words of the log, for who reports a dead link. */
export function RequestedPath() {
  return <bdi dir="ltr">{pageNotFoundMessage(decodePart(usePathname()))}</bdi>;
}
