import {
  mdiAlertCircleOutline,
  mdiCheckCircleOutline,
  mdiClockOutline,
  mdiClose,
  mdiFileUploadOutline,
  mdiRefresh,
} from '@mdi/js';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { Link } from '../link/link';
import { cx } from '../style/cx';
import type { FileDropItem, FileDropProps } from './file-drop-types';

const icons = {
  queued: mdiClockOutline,
  uploading: mdiFileUploadOutline,
  done: mdiCheckCircleOutline,
  failed: mdiAlertCircleOutline,
  refused: mdiAlertCircleOutline,
} as const;

interface FileRowProps {
  readonly file: FileDropItem;
  readonly drop: FileDropProps;
  readonly onRemove: (id: string) => void;
}

/** A file: its name, its state as text and icon, and its actions. */
export function FileRow({ file, drop: { texts, onRetry, disabled }, onRemove }: FileRowProps) {
  return (
    <li className={cx('file-row', { state: file.state })}>
      <Icon path={icons[file.state]} size={24} />
      <span>
        <span className={cx('file-name')}>
          <bdi>
            {file.state === 'done' && file.href ? <Link href={file.href}>{file.name}</Link> : file.name}
          </bdi>
        </span>
        {file.state === 'uploading' ? (
          <progress value={file.percent} max={100} aria-label={file.name} aria-valuetext={file.progress} />
        ) : null}
        <span className={cx('file-note', { error: file.state === 'failed' || file.state === 'refused' })}>
          {noteOf(file, texts)}
        </span>
      </span>
      <span>
        {file.state === 'failed' ? (
          <RowButton
            label={texts.retry(file.name)}
            path={mdiRefresh}
            isOff={disabled}
            onPress={({ nextElementSibling: remove }) => {
              // This button goes with the failure; the focus goes on to the one that remains.
              if (remove instanceof HTMLElement) remove.focus();
              onRetry(file.id);
            }}
          />
        ) : null}
        <RowButton
          label={texts.remove(file.name)}
          path={mdiClose}
          isOff={disabled}
          onPress={() => onRemove(file.id)}
        />
      </span>
    </li>
  );
}

/** Returns the state and the size; for a failed or refused file, the reason. */
function noteOf(file: FileDropItem, texts: FileDropProps['texts']): ReactNode {
  if (file.state === 'failed' || file.state === 'refused') return file.reason;
  const word = file.state === 'uploading' ? file.progress : texts[file.state];
  return file.size ? (
    <>
      {word} · <bdi>{file.size}</bdi>
    </>
  ) : (
    word
  );
}

interface RowButtonProps {
  readonly label: string;
  readonly path: string;
  readonly isOff: boolean | undefined;
  readonly onPress: (button: HTMLElement) => void;
}

function RowButton({ label, path, isOff, onPress }: RowButtonProps) {
  return (
    <Button
      tone="text"
      size="icon"
      aria-label={label}
      disabled={isOff}
      onClick={({ currentTarget }) => onPress(currentTarget)}
    >
      <Icon path={path} />
    </Button>
  );
}
