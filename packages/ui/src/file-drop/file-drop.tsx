'use client';

import { mdiTrayArrowUp } from '@mdi/js';
import { useRef } from 'react';
import { Button } from '../button/button';
import { describedBy } from '../field/field';
import { FieldNotes } from '../field/field-notes';
import { Icon } from '../icon/icon';
import { cx } from '../style/cx';
import type { FileDropProps } from './file-drop-types';
import { FileRow } from './file-row';
import { useAnnouncement } from './use-announcement';
import { useFileDrop } from './use-file-drop';

export type { FileDropItem, FileDropProps, FileDropTexts } from './file-drop-types';

/**
 * Takes files by dropping, by the system's dialog or by pasting, and shows the state of each. It uploads nothing: the caller validates,
 * uploads and reports through `files`. Dropping is never the only way; the button does the same.
 *
 * Use it for documents of a request, pictures, drawings. Not for a profile picture, where the picture itself is the control.
 */
export function FileDrop(props: FileDropProps) {
  const { id, label, hint, error, files, texts, disabled } = props;
  const { isOver, add, listeners } = useFileDrop(props);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLSpanElement>(null);
  const spoken = useAnnouncement(files, texts.announce);
  const remove = (fileId: string) => {
    props.onRemove(fileId);
    // The focused row is removed; the button remains.
    button.current?.querySelector('button')?.focus();
  };
  return (
    <fieldset className={cx('field')} aria-describedby={describedBy(id, hint, error)} disabled={disabled}>
      <legend className={props.isLabelHidden ? 'sr' : cx('field-label')}>{label}</legend>
      <div
        className={cx('file-drop', { over: isOver, invalid: Boolean(error), unavailable: disabled })}
        {...listeners}
      >
        <span ref={button}>
          <Button
            id={id}
            disabled={disabled}
            aria-describedby={describedBy(id, hint, error)}
            onClick={() => input.current?.click()}
          >
            <Icon path={mdiTrayArrowUp} />
            {texts.choose}
          </Button>
        </span>
        <span className={cx('file-drop-text', { over: isOver })}>
          {isOver ? texts.over : texts.invitation}
        </span>
        <input
          ref={input}
          type="file"
          hidden
          accept={props.accept}
          multiple={!props.isSingle}
          onChange={(event) => {
            add(event.target.files);
            event.target.value = '';
          }}
        />
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
      {files.length > 0 ? (
        <ul aria-label={texts.list}>
          {files.map((file) => (
            <FileRow key={file.id} file={file} drop={props} onRemove={remove} />
          ))}
        </ul>
      ) : null}
      <span role="status" className="sr">
        {spoken}
      </span>
    </fieldset>
  );
}
