import type { ReactNode } from 'react';

export interface SiteLinkProps {
  readonly href: string;
  /** A class of the design system, such as `linkClass()`. */
  readonly className?: string;
  readonly label?: string;
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

/** Renders a link inside the site: plain HTML, which the shell's listener follows without a new document. */
export function SiteLink({ href, className, label, isCurrent, children }: SiteLinkProps) {
  return (
    <a href={href} className={className} aria-label={label} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </a>
  );
}
