import { mdiClose, mdiDownload, mdiPaperclip, mdiRefresh } from '@mdi/js';
import { Icon } from '../../icon/icon';
import { IconButton } from '../../icon-button/icon-button';
import { cx } from '../../style/cx';

export interface MessageFileProps {
  readonly href: string;
  readonly name: string;
  /** Formatted size: «۴۲۰ کیلوبایت». */
  readonly size: string;
}

/** A file attached to a message. */
export function MessageFile({ href, name, size }: MessageFileProps) {
  return (
    <a href={href} className={cx('message-file')} download>
      <Icon path={mdiPaperclip} size={18} />
      <span>
        <bdi>{name}</bdi>
        <small>{size}</small>
      </span>
      <Icon path={mdiDownload} size={18} />
    </a>
  );
}

interface FileAction {
  readonly label: string;
  readonly onPress: () => void;
}

export interface SendingFileProps {
  readonly name: string;
  /** Its state in words: «در حال فرستادن، ۶۰٪», or why it has not arrived. */
  readonly note: string;
  /** Completed part in percent; absent while it is not being sent. */
  readonly percent?: number | undefined;
  readonly isFailed?: boolean;
  readonly retry?: FileAction | undefined;
  /** Takes the file out of its message. */
  readonly cancel: FileAction;
}

/** A file on its way, in the message it belongs to. */
export function SendingFile({ name, note, percent, isFailed, retry, cancel }: SendingFileProps) {
  return (
    <div className={cx('message-file')}>
      <Icon path={mdiPaperclip} size={18} />
      <span>
        <bdi>{name}</bdi>
        {percent === undefined ? null : (
          <progress value={percent} max={100} aria-label={name} aria-valuetext={note} />
        )}
        <small data-problem={isFailed || undefined}>{note}</small>
      </span>
      {retry ? <IconButton icon={mdiRefresh} label={retry.label} onClick={retry.onPress} /> : null}
      <IconButton icon={mdiClose} label={cancel.label} onClick={cancel.onPress} />
    </div>
  );
}
