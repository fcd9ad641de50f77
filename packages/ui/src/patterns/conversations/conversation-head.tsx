import {
  mdiArchiveArrowUpOutline,
  mdiArchiveOutline,
  mdiArrowLeft,
  mdiEmailMarkAsUnread,
  mdiEyeOffOutline,
} from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '../../icon/icon';
import { IconButton } from '../../icon-button/icon-button';
import { linkClass } from '../../link/link';
import { MixedText } from '../../mixed-text/mixed-text';
import { isPlainClick } from '../../plain-click/is-plain-click';
import { cx } from '../../style/cx';

export interface ConversationHeadProps {
  /** Link back to the list, needed on phones only. */
  readonly back?: { readonly href: string; readonly label: string; readonly onBack: () => void };
  readonly title: string;
  /** Such as the dated confirmation of a supplier. */
  readonly note?: ReactNode;
  /** ConversationAction. */
  readonly actions?: ReactNode;
}

const actionIcons = {
  unread: mdiEmailMarkAsUnread,
  archive: mdiArchiveOutline,
  unarchive: mdiArchiveArrowUpOutline,
  hide: mdiEyeOffOutline,
} as const;

export interface ConversationActionProps {
  readonly kind: keyof typeof actionIcons;
  readonly label: string;
  readonly onPress: () => void;
}

/** An action on the whole conversation. */
export function ConversationAction({ kind, label, onPress }: ConversationActionProps) {
  return <IconButton icon={actionIcons[kind]} label={label} onClick={onPress} />;
}

export interface ConversationAboutProps {
  readonly title: string;
  readonly detail?: string | undefined;
  /** State in one word. */
  readonly state?: ReactNode;
  readonly href?: string | undefined;
  /** One more link, beside the first. */
  readonly action?: ReactNode;
}

/** What the open conversation is about, with its state; a link where it has a page. */
export function ConversationAbout({ title, detail, state, href, action }: ConversationAboutProps) {
  const text = (
    <span>
      <b>
        <MixedText>{title}</MixedText>
      </b>
      {detail ? (
        <small className={cx('conversation-note')}>
          <MixedText>{detail}</MixedText>
        </small>
      ) : null}
    </span>
  );
  return (
    <div className={cx('conversation-about')}>
      {href ? (
        <a href={href} className={linkClass()}>
          {text}
        </a>
      ) : (
        text
      )}
      {state}
      {action}
    </div>
  );
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
          <Icon path={mdiArrowLeft} size={24} mirrored />
        </a>
      ) : null}
      <div className={cx('conversation-author')}>
        <h2 className={cx('conversation-name', { strong: true, whole: true })}>
          <MixedText>{title}</MixedText>
        </h2>
        {note ? <p className={cx('conversation-note')}>{note}</p> : null}
      </div>
      {actions ? <div className={cx('conversation-actions')}>{actions}</div> : null}
    </div>
  );
}
