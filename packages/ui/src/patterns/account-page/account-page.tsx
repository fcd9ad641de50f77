import { mdiHeartOutline, mdiLogout, mdiMessageTextOutline, mdiViewDashboardOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '../../icon/icon';
import { u } from '../../style/u';

const menuIcons = {
  home: mdiViewDashboardOutline,
  messages: mdiMessageTextOutline,
  favourites: mdiHeartOutline,
  logout: mdiLogout,
} as const;

export interface AccountMenuItem {
  readonly icon: keyof typeof menuIcons;
  readonly text: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

export interface AccountLayoutProps {
  readonly menuLabel: string;
  readonly menu: readonly AccountMenuItem[];
  readonly children: ReactNode;
}

/** The profile layout: the account's menu at the start side, its content beside it. */
export function AccountLayout({ menuLabel, menu, children }: AccountLayoutProps) {
  return (
    <div className={u('account-layout')}>
      <nav className={u('account-menu')} aria-label={menuLabel}>
        {menu.map(({ icon, text, href, isCurrent }) => (
          <a
            key={href}
            className={u('account-menu-link', { current: isCurrent })}
            href={href}
            aria-current={isCurrent ? 'page' : undefined}
          >
            <Icon path={menuIcons[icon]} />
            {text}
          </a>
        ))}
      </nav>
      <div className={u('account-stack')}>{children}</div>
    </div>
  );
}

/** Whose account it is, with the way out of it. */
export function AccountHead({ title, note, action }: AccountHeadProps) {
  return (
    <div className={u('account-panel', { head: true })}>
      <div>
        <h1 className={u('account-title')}>{title}</h1>
        {note ? <p className={u('account-note')}>{note}</p> : null}
      </div>
      {action}
    </div>
  );
}

export interface AccountHeadProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly action: ReactNode;
}

export interface AccountSectionProps {
  readonly id: string;
  readonly title: string;
  /** Said again when it changes, such as a count. */
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

export function AccountSection({ id, title, note, children }: AccountSectionProps) {
  return (
    <section id={id} className={u('account-panel')} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={u('account-title', { section: true })}>
        {title}{' '}
        <small className={u('account-note')} aria-live="polite">
          {note}
        </small>
      </h2>
      {children}
    </section>
  );
}
