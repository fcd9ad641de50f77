import { mdiAccountCircleOutline, mdiClipboardListOutline, mdiHomeOutline, mdiShapeOutline } from '@mdi/js';
import { Icon } from '../../icon/icon';
import { u } from '../../style/u';

const icons = {
  home: mdiHomeOutline,
  categories: mdiShapeOutline,
  requests: mdiClipboardListOutline,
  account: mdiAccountCircleOutline,
} as const;

export interface BottomBarItem {
  readonly icon: keyof typeof icons;
  readonly text: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

/** The main ways at the thumb, on phones only. */
export function BottomBar({
  label,
  items,
}: {
  readonly label: string;
  readonly items: readonly BottomBarItem[];
}) {
  return (
    <nav className={u('bottom-bar')} aria-label={label}>
      {items.map(({ icon, text, href, isCurrent }) => (
        <a
          key={icon}
          className={u('bottom-bar-item', { current: isCurrent })}
          href={href}
          aria-current={isCurrent ? 'page' : undefined}
        >
          <Icon path={icons[icon]} size={24} />
          {text}
        </a>
      ))}
    </nav>
  );
}
