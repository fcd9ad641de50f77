'use client';

import { usePathname } from 'next/navigation';
import { errorMessages } from '@/messages/errors';
import { decodePart } from '@/platform/paths';

/** «Page not found: {path}» (specification §8), in the words of the log, for who reports a dead link. */
export function RequestedPath() {
  return (
    <bdi dir="ltr">
      {errorMessages.pathNotFound} {decodePart(usePathname())}
    </bdi>
  );
}
