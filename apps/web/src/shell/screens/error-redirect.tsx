'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { useSiteRouter } from '@/lib/navigation/use-site-router';

/**
 * Redirects to an error's page when a link inside the site led to it; a first load stays in place (specification §8). Every page includes
 * this component; the rules load only after a failure.
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
