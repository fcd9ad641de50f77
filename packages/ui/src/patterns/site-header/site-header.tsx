import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../style/cx';
import { LogoMark } from './logo-mark';

export interface SiteHeaderProps {
  /** A link around `<SiteLogo>`. */
  readonly logo: ReactNode;
  /** The search box. */
  readonly search: ReactNode;
  /** Request basket, messages and account, shown from sm up. */
  readonly actions: ReactNode;
  /** Accessible name of the links of the account. */
  readonly actionsLabel: string;
  /** The one action in a phone's header. */
  readonly phoneAction: ReactNode;
  /** The areas with their panels; shown from sm up. */
  readonly areas: ReactNode;
}

/**
 * One row with logo, search and the visitor's own links; the areas below it from tablets on.
 *
 * Use it once, in PageFrame. Not on the pages of the login and of errors, which have the empty layout.
 */
export function SiteHeader({ logo, search, actions, actionsLabel, phoneAction, areas }: SiteHeaderProps) {
  return (
    <header className={cx('site-header')}>
      <div className={cx('site-header-row')}>
        {logo}
        {search}
        <nav className={cx('site-actions')} aria-label={actionsLabel}>
          {actions}
        </nav>
        {phoneAction}
      </div>
      <div className={cx('site-areas')}>{areas}</div>
    </header>
  );
}

/** Logo and name; phones hide the name unless it is always shown. */
export function SiteLogo({ name, isNameShown }: { readonly name: string; readonly isNameShown?: boolean }) {
  return (
    <span className={cx('site-logo')}>
      <LogoMark />
      <span className={cx('site-logo-name', { shown: isNameShown })}>{name}</span>
    </span>
  );
}

export interface SiteActionProps
  extends Pick<ComponentProps<'a'>, 'ref' | 'onClick' | 'onKeyDown' | 'aria-haspopup' | 'aria-expanded'> {
  readonly icon: ReactNode;
  readonly href: string;
  /** The word beside the icon; on phones for screen readers only. */
  readonly text: ReactNode;
  /** A number beside the word, in the reader's digits; its space is reserved while it is not shown. */
  readonly count?: { readonly text: string; readonly isShown: boolean; readonly spoken: string };
  readonly isPhone?: boolean;
  /** Its icon alone: the word is for screen readers. */
  readonly isBare?: boolean;
  /** Reserves the width of a name that is not known yet. */
  readonly isReserved?: boolean;
}

export function SiteAction({
  icon,
  href,
  text,
  count,
  isPhone,
  isBare = isPhone,
  isReserved,
  ...link
}: SiteActionProps) {
  const label = count?.isShown ? count.spoken : isBare ? String(text) : undefined;
  return (
    <a
      className={cx('site-action', { phone: isPhone, bare: isBare, reserved: isReserved })}
      href={href}
      aria-label={label}
      {...link}
    >
      {icon}
      {isBare ? null : <span className={cx('site-action-text')}>{text}</span>}{' '}
      {count ? (
        <span className={cx('count-badge', { empty: !count.isShown, corner: isBare })} aria-hidden="true">
          {count.text}
        </span>
      ) : null}
    </a>
  );
}

export interface SiteAreasProps {
  readonly label: string;
  readonly children: ReactNode;
  /** Further links at the end of the row. */
  readonly links?: ReactNode;
}

export function SiteAreas({ label, children, links }: SiteAreasProps) {
  return (
    <div className={cx('site-areas-row')}>
      <nav className={cx('site-area-list')} aria-label={label}>
        {children}
      </nav>
      {links ? <span className={cx('site-area-list')}>{links}</span> : null}
    </div>
  );
}

/** Further links, less prominent than the areas: the site's own menus, as in the footer. */
export function SiteLinks({ links }: { readonly links: readonly { title: string; href: string }[] }) {
  return links.map(({ title, href }) => (
    <a key={href} className={cx('site-footer-link')} href={href}>
      {title}
    </a>
  ));
}

export interface SiteAreaProps {
  /** The link to the area; give it `siteAreaLinkClass`. */
  readonly link: ReactNode;
  readonly toggleIcon: ReactNode;
  readonly toggleLabel: string;
  readonly panelId: string;
  readonly isOpen: boolean;
  readonly isCurrent: boolean;
  onToggle(): void;
  /** Called when the pointer enters or leaves the area. */
  onHover(isOver: boolean): void;
}

/** One area: a link to its page and a button that opens its browser. */
export function SiteArea({
  link,
  toggleIcon,
  toggleLabel,
  panelId,
  isOpen,
  isCurrent,
  onToggle,
  onHover,
}: SiteAreaProps) {
  return (
    <div
      className={cx('site-area', { current: isCurrent || isOpen })}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onHover(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && onHover(false)}
    >
      {link}
      <button
        type="button"
        className={cx('site-area-toggle')}
        aria-label={toggleLabel}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={onToggle}
      >
        {toggleIcon}
      </button>
    </div>
  );
}

export function siteAreaLinkClass(isCurrent: boolean): string {
  return cx('site-area-link', { current: isCurrent });
}

/** Panel below the header, over its whole width. */
export function SiteAreaPanel({ id, label, children, ...pointer }: SiteAreaPanelProps) {
  return (
    <section
      id={id}
      className={cx('site-area-panel')}
      aria-label={label}
      onPointerEnter={() => pointer.onHover(true)}
      onPointerLeave={() => pointer.onHover(false)}
    >
      <div className={cx('site-area-panel-body')}>{children}</div>
    </section>
  );
}

export interface SiteAreaPanelProps {
  readonly id: string;
  readonly label: string;
  readonly children: ReactNode;
  onHover(isOver: boolean): void;
}
