import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import type { Definitions } from '../generated/definitions';
import { cx } from '../style/cx';

type Look = Definitions['button'];

export type ButtonProps = Look & { readonly children: ReactNode } & Omit<
    ButtonHTMLAttributes<HTMLButtonElement>,
    'className' | 'style'
  >;

/**
 * A button. Say what it does with a verbal noun; `type` is `button` unless it sends a form. Its children stand apart by
 * the gap between an icon and its word: a word with a code in it goes into one `<span>`.
 *
 * Use it for what acts on this page: sending, saving, opening. Not for going somewhere (Link, in the look of a button
 * where it must be), and not for an icon alone (IconButton). One `primary` a view.
 */
export function Button({
  tone = 'secondary',
  size,
  wide,
  type = 'button',
  children,
  ...button
}: ButtonProps) {
  return (
    <button type={type} className={cx('button', { tone, size, wide })} {...button}>
      {children}
    </button>
  );
}

export type ButtonLinkProps = Look & { readonly href: string; readonly children: ReactNode } & Omit<
    AnchorHTMLAttributes<HTMLAnchorElement>,
    'href' | 'className' | 'style'
  >;

/** A link that looks like a button: it goes somewhere and changes nothing. */
export function ButtonLink({ tone = 'secondary', size, wide, children, ...anchor }: ButtonLinkProps) {
  return (
    <a className={cx('button', { tone, size, wide })} {...anchor}>
      {children}
    </a>
  );
}
