'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { cameByClientNavigation } from '@/platform/navigation/first-page';
import { paths } from '@/platform/paths';

/** Takes a visitor who followed a dead link inside the site to the 404 page (specification §8). Bots run none of this. */
export function NotFoundRedirect() {
  const router = useRouter();
  const path = usePathname();
  useEffect(() => {
    if (cameByClientNavigation(path)) router.replace(paths.error[404]);
  }, [path, router]);
  return null;
}
