import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import type { Definitions } from '../generated/definitions';
import { cx } from '../style/cx';

type Look = Definitions['button'];

export type ButtonProps = Look & { readonly children: ReactNode } & Omit<
    ButtonHTMLAttributes<HTMLButtonElement>,
    'className' | 'style'
  >;

/**
 * A button. Name the action with a verbal noun. `type` is `button` unless it submits a form. Its children are separated by the gap between
 * icon and text: wrap text that contains a code in one `<span>`.
 *
 * Use it for actions on this page: submitting, saving, opening. Not for navigation (Link, with the appearance of a button if needed), and
 * not for an icon without text (IconButton). One `primary` per view.
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

/** A link with the appearance of a button: it navigates and changes nothing. */
export function ButtonLink({ tone = 'secondary', size, wide, children, ...anchor }: ButtonLinkProps) {
  return (
    <a className={cx('button', { tone, size, wide })} {...anchor}>
      {children}
    </a>
  );
}
