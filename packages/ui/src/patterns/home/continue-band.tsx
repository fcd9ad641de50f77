import type { ReactNode } from 'react';
import { Icon } from '../../icon/icon';
import { mdiClipboardTextOutline, mdiHistory } from '../../icon/visit-set';
import { MixedText } from '../../mixed-text/mixed-text';
import { cx } from '../../style/cx';

/** What this person was at. It keeps the same room whatever stands in it, because it comes after the page. */
export function ContinueBand({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title} className={cx('continue-band')}>
      <b>{title}</b>
      {children}
    </section>
  );
}

const continueIcons = { draft: mdiClipboardTextOutline, visit: mdiHistory } as const;

export interface ContinueItemView {
  readonly id: string;
  readonly icon: keyof typeof continueIcons;
  readonly href: string;
  readonly title: string;
  readonly detail: ReactNode;
}

/** Up to three things to go on with. */
export function ContinueItems({ items }: { readonly items: readonly ContinueItemView[] }) {
  return (
    <ul className="u-continue-items">
      {items.map(({ id, icon, href, title, detail }) => (
        <li key={id}>
          <a href={href}>
            <Icon path={continueIcons[icon]} size={20} />
            <span>
              <MixedText>{title}</MixedText>
            </span>
            <small>{detail}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** One sentence and one action in place of the things. */
export function ContinueNote({
  children,
  action,
}: {
  readonly children: ReactNode;
  readonly action?: ReactNode;
}) {
  return (
    <p className="u-continue-note">
      <span>{children}</span>
      {action}
    </p>
  );
}
