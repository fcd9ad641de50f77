import { mdiArrowRight } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '../../icon/icon';
import { MixedText } from '../../mixed-text/mixed-text';
import { isPlainClick } from '../../plain-click/is-plain-click';
import { cx } from '../../style/cx';

export interface ConversationHeadProps {
  /** Link back to the list, needed on phones only. */
  readonly back?: { readonly href: string; readonly label: string; readonly onBack: () => void };
  readonly title: string;
  readonly note?: ReactNode;
  /** Actions of the conversation. */
  readonly actions?: ReactNode;
}

/** Content shown instead of a thread, such as the form of a first message. */
export function ConversationBody({ children }: { readonly children: ReactNode }) {
  return <div className={cx('conversation-body')}>{children}</div>;
}

/** Title of the open conversation: the other party and the subject. */
export function ConversationHead({ back, title, note, actions }: ConversationHeadProps) {
  return (
    <div className={cx('conversation-head', { open: true })}>
      {back ? (
        <a
          href={back.href}
          aria-label={back.label}
          className={cx('conversation-back')}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            back.onBack();
          }}
        >
          <Icon path={mdiArrowRight} size={24} />
        </a>
      ) : null}
      <div className={cx('conversation-author')}>
        <h2 className={cx('conversation-name', { strong: true, whole: true })}>
          <MixedText>{title}</MixedText>
        </h2>
        {note ? <p className={cx('conversation-note', { whole: true })}>{note}</p> : null}
      </div>
      {actions ? <div className={cx('conversation-actions')}>{actions}</div> : null}
    </div>
  );
}
