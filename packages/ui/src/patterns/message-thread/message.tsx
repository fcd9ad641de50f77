import {
  mdiAlertCircleOutline,
  mdiCheck,
  mdiCheckAll,
  mdiClockOutline,
  mdiProgressUpload,
  mdiRefresh,
} from '@mdi/js';
import type { ReactNode } from 'react';
import { Button } from '../../button/button';
import { Icon } from '../../icon/icon';
import { MixedText } from '../../mixed-text/mixed-text';
import { cx } from '../../style/cx';

export type MessageStateKind = 'queued' | 'sending' | 'sent' | 'seen' | 'failed';

interface MessageAction {
  readonly label: string;
  readonly onPress: () => void;
}

export interface MessageProps {
  readonly side: 'own' | 'other';
  /** Author: read before the text. */
  readonly author: string;
  /** Above the first of another person's messages in a row: the name, with the position. */
  readonly heading?: string | undefined;
  readonly time: ReactNode;
  /** Delivery state of an own message, and its text. */
  readonly state?: { readonly kind: MessageStateKind; readonly text: string };
  /** Offered when it failed. */
  readonly retry?: MessageAction;
  /** Takes a failed message out. */
  readonly discard?: MessageAction;
  /** Offered while it may be edited. */
  readonly edit?: MessageAction | undefined;
  /** The text is what stands in place of a deleted one. */
  readonly isDeleted?: boolean;
  /** MessageFile, SendingFile. */
  readonly files?: ReactNode;
  readonly children?: string;
}

const icons = {
  queued: mdiClockOutline,
  sending: mdiProgressUpload,
  sent: mdiCheck,
  seen: mdiCheckAll,
  failed: mdiAlertCircleOutline,
} as const satisfies Record<MessageStateKind, string>;

export function Message({ side, author, heading, time, state, files, isDeleted, ...more }: MessageProps) {
  const { retry, discard, edit, children } = more;
  const isFailed = state?.kind === 'failed';
  return (
    <article className={cx('message-item', { side })} aria-label={author}>
      {heading ? (
        <p className={cx('message-author')}>
          <MixedText>{heading}</MixedText>
        </p>
      ) : null}
      <div className={cx('message-bubble', { side, failed: isFailed })}>
        {files}
        {children ? (
          <p className={cx('message-text', { deleted: isDeleted })} dir="auto">
            {children}
          </p>
        ) : null}
        <div className={cx('message-foot')}>
          {state ? <MessageState {...state} /> : null}
          <span>{time}</span>
          {edit ? (
            <Button tone="text" size="small" onClick={edit.onPress}>
              {edit.label}
            </Button>
          ) : null}
        </div>
        {isFailed && (retry || discard) ? (
          <div className={cx('message-actions')}>
            {retry ? (
              <Button size="small" onClick={retry.onPress}>
                <Icon path={mdiRefresh} size={18} />
                {retry.label}
              </Button>
            ) : null}
            {discard ? (
              <Button tone="danger" size="small" onClick={discard.onPress}>
                {discard.label}
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
    </article>
  );
}

function MessageState({ kind, text }: NonNullable<MessageProps['state']>) {
  const look = kind === 'seen' || kind === 'failed' ? kind : undefined;
  return (
    <span className={cx('message-state', { state: look })}>
      <Icon path={icons[kind]} size={16} />
      {text}
    </span>
  );
}
