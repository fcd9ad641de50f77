'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';

export interface SiteLinkProps {
  readonly href: string;
  /** A class the design system gave out, such as `linkClass()`. */
  readonly className?: string;
  readonly label?: string;
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

/**
 * A link inside the site that fetches its page when somebody is about to follow it and not before: a page full of links
 * in view must not ask the server for all of them.
 */
export function SiteLink({ href, className, label, isCurrent, children }: SiteLinkProps) {
  const router = useRouter();
  const prefetch = () => router.prefetch(href);
  return (
    <Link
      href={href}
      prefetch={false}
      className={className}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      onPointerEnter={prefetch}
      onTouchStart={prefetch}
    >
      {children}
    </Link>
  );
}
