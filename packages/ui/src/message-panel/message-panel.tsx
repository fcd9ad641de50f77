import { mdiAlertCircleOutline, mdiCheckCircleOutline, mdiCubeOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { MixedText } from '../mixed-text/mixed-text';
import { cx } from '../style/cx';
import { Text } from '../text/text';

interface MessagePanelProps {
  readonly title: string;
  readonly detail?: ReactNode;
  /** One button or link. */
  readonly action?: ReactNode;
  readonly icon?: string;
  readonly isInline?: boolean;
}

/**
 * Nothing here yet, or nothing found: says so and offers the next step.
 *
 * Use it in the place of the list or table that is empty; for what failed there is ErrorPanel with its Retry. Not for a
 * whole page (ErrorPage), and not for a message that passes (Toast).
 */
export function EmptyPanel({ icon = mdiCubeOutline, ...props }: MessagePanelProps) {
  return <MessagePanel tone="empty" icon={icon} {...props} />;
}

/** A part of the page that failed; the rest stays usable. */
export function ErrorPanel({ icon = mdiAlertCircleOutline, ...props }: MessagePanelProps) {
  return <MessagePanel tone="error" icon={icon} {...props} />;
}

/** In the place of a form that was sent: says what was done, and where it goes on. */
export function DonePanel({ icon = mdiCheckCircleOutline, ...props }: MessagePanelProps) {
  return <MessagePanel tone="empty" icon={icon} {...props} />;
}

function MessagePanel({
  tone,
  title,
  detail,
  action,
  icon = '',
  isInline = false,
}: MessagePanelProps & { readonly tone: 'empty' | 'error' }) {
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={cx('message-panel', { tone, inline: isInline })}
    >
      <Icon path={icon} size={isInline ? 24 : 32} />
      <Text as="p" weight="medium">
        <MixedText>{title}</MixedText>
      </Text>
      {detail ? (
        <Text as="p" size={13} tone="muted">
          {detail}
        </Text>
      ) : null}
      {action}
    </div>
  );
}
