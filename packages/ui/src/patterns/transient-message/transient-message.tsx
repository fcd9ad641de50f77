import {
  mdiAlertCircleOutline,
  mdiAlertOutline,
  mdiCheckCircleOutline,
  mdiClose,
  mdiHelpCircleOutline,
  mdiInformationOutline,
} from '@mdi/js';
import type { ReactNode, Ref } from 'react';
import { Icon } from '../../icon/icon';
import { cx } from '../../style/cx';

const statusIcons = {
  info: mdiInformationOutline,
  success: mdiCheckCircleOutline,
  warning: mdiAlertOutline,
  error: mdiAlertCircleOutline,
  question: mdiHelpCircleOutline,
} as const;

/** Corner of the transient messages. It reads nothing out by itself: it comes with the first message, into a live region of the page. */
export function MessageCorner({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <section className={cx('message-corner')} aria-label={label}>
      {children}
    </section>
  );
}

export interface TransientMessageProps {
  /** What kind of message it is; sets icon and colour. */
  readonly status: keyof typeof statusIcons;
  /** What happened, in one sentence. */
  readonly title: string;
  /** A second sentence. */
  readonly message?: string | undefined;
  /** Accessible name of the close button. */
  readonly closeLabel: string;
  /** One button with what can be done about it. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
  /** The bar that shrinks with the remaining time; without it there is no bar. */
  readonly timeRef?: Ref<HTMLElement> | undefined;
  onClose(): void;
  /** Called when the message gains or loses the pointer or the focus: the time should pause meanwhile. */
  onHold(isHeld: boolean): void;
}

/**
 * A message that disappears automatically. Icon and colour show its status together.
 *
 * Use it to render the app's messages in MessageCorner. Not by itself: pages report through the app's store; the design system's own
 * component is Toast.
 */
export function TransientMessage({
  status,
  title,
  message,
  closeLabel,
  action,
  ...transient
}: TransientMessageProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing only stops the clock, there is nothing to press
    <div
      className={cx('transient-message')}
      onPointerEnter={() => transient.onHold(true)}
      onPointerLeave={({ currentTarget }) => transient.onHold(currentTarget.contains(document.activeElement))}
      onFocus={() => transient.onHold(true)}
      onBlur={({ currentTarget, relatedTarget }) =>
        transient.onHold(currentTarget.contains(relatedTarget) || currentTarget.matches(':hover'))
      }
    >
      <span className={cx('transient-message-icon', { status })}>
        <Icon path={statusIcons[status]} />
      </span>
      <div className={cx('transient-message-text')}>
        <b>{title}</b>
        {message ? <p>{message}</p> : null}
      </div>
      {action ? (
        <button type="button" className={cx('transient-message-action')} onClick={action.run}>
          {action.label}
        </button>
      ) : null}
      <button
        type="button"
        className={cx('transient-message-action', { quiet: true })}
        aria-label={closeLabel}
        onClick={transient.onClose}
      >
        <Icon path={mdiClose} />
      </button>
      {transient.timeRef ? <i ref={transient.timeRef} className={cx('transient-message-time')} /> : null}
    </div>
  );
}

/** One unobtrusive line above the page. */
export function QuietBanner({ children }: { readonly children: ReactNode }) {
  return (
    <p className={cx('quiet-banner')} role="status">
      {children}
    </p>
  );
}
