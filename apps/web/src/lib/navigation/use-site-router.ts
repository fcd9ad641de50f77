'use client';

import { useRouter } from 'next/navigation';
import { useMemo } from 'react';
import { type ReplacingRouter, siteRouter } from './site-router';

/** The router of the site; the framework's own would draw pages of an older build after a new one is being served. */
export function useSiteRouter(): ReplacingRouter {
  const router = useRouter();
  return useMemo(() => siteRouter(router), [router]);
}
