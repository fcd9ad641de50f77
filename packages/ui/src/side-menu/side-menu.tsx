import { mdiChevronDown } from '@mdi/js';
import { Icon } from '../icon/icon';
import { cx } from '../style/cx';

export interface SideMenuLink {
  readonly text: string;
  readonly href: string;
  /** A path of the mdi set. */
  readonly icon?: string;
  /** Formatted; `spokenCount` says what is counted. */
  readonly count?: string;
  readonly spokenCount?: string;
  readonly isCurrent?: boolean;
  /** Expands below it, on the platform's `<details>`; the entry itself is then not a link. */
  readonly children?: readonly Omit<SideMenuLink, 'children' | 'icon'>[];
}

export interface SideMenuProps {
  readonly label: string;
  readonly groups: readonly {
    readonly id: string;
    readonly title?: string;
    readonly links: readonly SideMenuLink[];
  }[];
}

/**
 * The links within an area at its start side, in groups, with one nested level. It works before and without script.
 *
 * Use it where an area has more than five pages, like the profile; on a phone put it in a sheet. Not for categories (ColumnBrowser), and
 * not for the views of one page (Tabs).
 */
export function SideMenu({ label, groups }: SideMenuProps) {
  return (
    <nav className={cx('side-menu')} aria-label={label}>
      {groups.map(({ id, title, links }) => (
        <div key={id}>
          {title ? <p className={cx('side-menu-title')}>{title}</p> : null}
          <ul aria-label={title}>
            {links.map((link) => (
              <li key={link.href}>{link.children ? <Branch {...link} /> : <Entry {...link} />}</li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function Branch({ text, icon, children = [] }: SideMenuLink) {
  return (
    <details open={children.some(({ isCurrent }) => isCurrent)}>
      <summary className={cx('side-menu-item')}>
        {icon ? <Icon path={icon} /> : null}
        {text}
        <Icon path={mdiChevronDown} size={18} />
      </summary>
      <ul aria-label={text}>
        {children.map((link) => (
          <li key={link.href}>
            <Entry {...link} isNested />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Entry({
  text,
  href,
  icon,
  count,
  spokenCount,
  isCurrent = false,
  isNested = false,
}: Omit<SideMenuLink, 'children'> & { readonly isNested?: boolean }) {
  return (
    <a
      href={href}
      className={cx('side-menu-item', { current: isCurrent, nested: isNested })}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {icon ? <Icon path={icon} /> : null}
      {text}
      {count ? <small aria-hidden={spokenCount ? true : undefined}>{count}</small> : null}
      {spokenCount ? <span className="sr"> {spokenCount}</span> : null}
    </a>
  );
}
