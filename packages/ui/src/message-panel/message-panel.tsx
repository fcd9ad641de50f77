import { mdiAlertCircleOutline, mdiCheckCircleOutline, mdiCubeOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { MixedText } from '../mixed-text/mixed-text';
import { cx } from '../style/cx';
import { Text } from '../text/text';

interface MessagePanelProps {
  /** What happened, or what is missing, in one sentence. */
  readonly title: string;
  /** A second sentence: the reason, or what to do next. */
  readonly detail?: ReactNode;
  /** One button or link; several in MessagePanelActions. */
  readonly action?: ReactNode;
  /** Path of the mdi set, drawn above the title. */
  readonly icon?: string;
  /** Stands in a part of the page instead of filling it. */
  readonly isInline?: boolean;
}

/**
 * An empty list or search result, with the next step.
 *
 * Use it in place of the empty list or table; for a failure use ErrorPanel with its Retry. Not for a whole page (ErrorPage), and not for a
 * transient message (Toast).
 */
export function EmptyPanel({ icon = mdiCubeOutline, ...props }: MessagePanelProps) {
  return <MessagePanel tone="empty" icon={icon} {...props} />;
}

/** A part of the page that failed; the rest stays usable. */
export function ErrorPanel({ icon = mdiAlertCircleOutline, ...props }: MessagePanelProps) {
  return <MessagePanel tone="error" icon={icon} {...props} />;
}

export interface DonePanelProps extends MessagePanelProps {
  /** It takes the focus: the form it has replaced had it. */
  readonly isFocused?: boolean;
}

/** Replaces a submitted form: says what was done, and where to continue. */
export function DonePanel({ icon = mdiCheckCircleOutline, isFocused, ...props }: DonePanelProps) {
  return <MessagePanel tone="empty" icon={icon} boxRef={isFocused ? takeFocus : undefined} {...props} />;
}

/** A ref that stays the same, so that only the first appearance is focused. */
function takeFocus(box: HTMLElement | null): void {
  box?.focus();
}

/** Several ways on from a message, side by side where they fit. */
export function MessagePanelActions({ children }: { readonly children: ReactNode }) {
  return <span className="u-message-panel-actions">{children}</span>;
}

function MessagePanel({
  tone,
  title,
  detail,
  action,
  icon = '',
  isInline = false,
  boxRef,
}: MessagePanelProps & { readonly tone: 'empty' | 'error'; readonly boxRef?: typeof takeFocus | undefined }) {
  return (
    <div
      ref={boxRef}
      tabIndex={boxRef && -1}
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
