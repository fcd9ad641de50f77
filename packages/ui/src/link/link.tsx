import type { AnchorHTMLAttributes, ReactNode } from 'react';
import type { Definitions } from '../generated/definitions';
import { cx } from '../style/cx';

export type LinkProps = Definitions['link'] & {
  /** Address that it leads to. */
  readonly href: string;
  readonly children: ReactNode;
} & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'className' | 'style'>;

/**
 * A plain anchor in the product's style; a router's link uses `linkClass` instead.
 *
 * Use it for everything that leads to an address, with text that names the target. Not for actions on this page (Button).
 */
export function Link({ tone = 'primary', size, touch, children, ...anchor }: LinkProps) {
  return (
    <a className={linkClass({ tone, size, touch })} {...anchor}>
      {children}
    </a>
  );
}

/** Returns the class of a link, for elements with their own behaviour. */
export function linkClass(variants: Definitions['link'] = { tone: 'primary' }): string {
  return cx('link', variants);
}
