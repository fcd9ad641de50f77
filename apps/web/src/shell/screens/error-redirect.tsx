'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { useSiteRouter } from '@/lib/navigation/use-site-router';

/**
 * Takes a visitor whom a link inside the site led to an error to its page; a first load stays in place (specification §8). Every page can
 * fail and carries this; the rules come only when one has failed.
 */
export function ErrorRedirect({ status }: { readonly status: 404 | 500 }) {
  const router = useSiteRouter();
  const path = usePathname();
  useEffect(() => {
    let isLeft = false;
    void import('./error-address').then(({ errorAddress }) => {
      const address = isLeft ? undefined : errorAddress(status, path);
      if (address !== undefined) router.replace(address);
    });
    return () => {
      isLeft = true;
    };
  }, [path, router, status]);
  return null;
}
