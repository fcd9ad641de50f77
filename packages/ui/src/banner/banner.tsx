import {
  mdiAlertCircleOutline,
  mdiAlertOutline,
  mdiCheckCircleOutline,
  mdiClose,
  mdiInformationOutline,
} from '@mdi/js';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { cx } from '../style/cx';

const statusIcons = {
  info: mdiInformationOutline,
  success: mdiCheckCircleOutline,
  warning: mdiAlertOutline,
  error: mdiAlertCircleOutline,
} as const;

export interface BannerProps {
  /** What kind of news it is; sets icon and colour. */
  readonly status: keyof typeof statusIcons;
  /** The news in one sentence. */
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** One button or link. */
  readonly action?: ReactNode;
  /** Closing button: its accessible name and its handler. */
  readonly close?: { readonly label: string; run(): void };
  /** Stands within a card or a form, with an edge all around and round corners. */
  readonly isInset?: boolean;
}

/**
 * A message that stays until it no longer applies or is closed: an announcement, a service that is down, an incomplete profile.
 *
 * Use it above the content, one at a time. Not for the result of an action (toast), not for a part that failed (error panel); for "a new
 * version is ready" use the quieter `QuietBanner`.
 */
export function Banner({ status, title, children, action, close, isInset }: BannerProps) {
  return (
    <div className={cx('banner', { status, inset: isInset })} role={status === 'error' ? 'alert' : 'status'}>
      <span className={cx('banner-icon', { status })}>
        <Icon path={statusIcons[status]} />
      </span>
      <div className={cx('banner-body')}>
        <div className={cx('banner-text')}>
          <b>{title}</b> {children}
        </div>
        {action}
      </div>
      {close ? (
        <Button tone="text" size="icon" aria-label={close.label} onClick={close.run}>
          <Icon path={mdiClose} />
        </Button>
      ) : null}
    </div>
  );
}
