import type { ReactNode } from 'react';

export interface SiteLinkProps {
  readonly href: string;
  /** A class the design system gave out, such as `linkClass()`. */
  readonly className?: string;
  readonly label?: string;
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

/** A link inside the site: plain HTML, which the shell's link watch follows without a new document. */
export function SiteLink({ href, className, label, isCurrent, children }: SiteLinkProps) {
  return (
    <a href={href} className={className} aria-label={label} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </a>
  );
}
