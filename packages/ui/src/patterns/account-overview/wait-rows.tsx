import { mdiChevronRight } from '@mdi/js';
import type { ReactNode } from 'react';
import { Badge, type BadgeProps } from '../../badge/badge';
import { ButtonLink } from '../../button/button';
import { Icon } from '../../icon/icon';
import { type OverviewIcon, type OverviewTone, overviewIcons } from './overview-icons';

export interface WaitCountsProps {
  readonly label: string;
  /** Numbers in the reader's digits. */
  readonly counts: readonly { readonly id: string; readonly label: string; readonly count: string }[];
}

/** How much waits, by kind, in one row. */
export function WaitCounts({ label, counts }: WaitCountsProps) {
  return (
    <dl className="u-wait-counts" aria-label={label}>
      {counts.map(({ id, label: name, count }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface WaitRowView {
  readonly id: string;
  readonly icon: OverviewIcon;
  readonly tone: OverviewTone;
  readonly title: ReactNode;
  readonly detail: ReactNode;
  readonly badge: string;
  readonly badgeTone: BadgeProps['tone'];
  readonly href: string;
  /** The one action, as a verbal noun; the row itself on phones. */
  readonly action: string;
  /** The action with what it is done to, for screen readers. */
  readonly actionLabel: string;
  readonly isPrimary?: boolean;
}

const toneClasses: Readonly<Record<OverviewTone, string>> = {
  warning: 'is-warning',
  error: 'is-error',
  info: 'is-info',
  muted: '',
};

/** What waits for the person, each with one action: a button beside it, on phones the whole row. */
export function WaitRows({ label, rows }: { readonly label: string; readonly rows: readonly WaitRowView[] }) {
  return (
    <ul className="u-wait-rows" aria-label={label}>
      {rows.map((row) => (
        <li key={row.id}>
          <span className={`u-wait-icon ${toneClasses[row.tone]}`}>
            <Icon path={overviewIcons[row.icon]} />
          </span>
          <a className="u-wait-text" href={row.href}>
            <b>{row.title}</b>
            <small>{row.detail}</small>
          </a>
          <span className="u-wait-badge">
            {row.badge === '' ? null : <Badge tone={row.badgeTone}>{row.badge}</Badge>}
          </span>
          <span className="u-wait-action">
            <ButtonLink
              wide
              size="small"
              tone={row.isPrimary ? 'primary' : 'quiet'}
              href={row.href}
              aria-label={row.actionLabel}
            >
              {row.action}
            </ButtonLink>
          </span>
          <span className="u-wait-go">
            <Icon path={mdiChevronRight} mirrored />
          </span>
        </li>
      ))}
    </ul>
  );
}
