'use client';

import { useRouter } from 'next/navigation';
import { useMemo } from 'react';
import { type ReplacingRouter, siteRouter } from './site-router';

/** Returns the site's router; the framework's own would show pages of an older build after a new one is served. */
export function useSiteRouter(): ReplacingRouter {
  const router = useRouter();
  return useMemo(() => siteRouter(router), [router]);
}
