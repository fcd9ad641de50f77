'use client';

import { isBotUserAgent, routeError } from '@bazaar/domain/page-title/error-route';
import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { cameByClientNavigation } from '@/lib/navigation/first-page';
import { useSiteRouter } from '@/lib/navigation/use-site-router';

/** Takes a visitor whom a link inside the site led to an error to its page; a first load stays in place (specification §8). */
export function ErrorRedirect({ status }: { readonly status: 404 | 500 }) {
  const router = useSiteRouter();
  const path = usePathname();
  useEffect(() => {
    const isClientNavigation = cameByClientNavigation(path);
    const route = routeError({ status, isClientNavigation, isBot: isBotUserAgent(navigator.userAgent) });
    if (route.kind === 'redirect') router.replace(route.to);
  }, [path, router, status]);
  return null;
}
