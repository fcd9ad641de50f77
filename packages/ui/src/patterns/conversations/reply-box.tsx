'use client';

import { mdiPaperclip, mdiSend } from '@mdi/js';
import type { ReactNode, Ref } from 'react';
import { IconButton } from '../../icon-button/icon-button';
import { cx } from '../../style/cx';

export interface ReplyBoxProps {
  readonly id: string;
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  /** Why it cannot be sent. */
  readonly error?: string | undefined;
  /** Below the field, such as the key that sends. */
  readonly hint?: ReactNode;
  /** Files that go with the reply. */
  readonly files?: ReactNode;
  /** Opens the choice of files. */
  readonly attach?: { readonly label: string; readonly onPress: () => void } | undefined;
  readonly sendLabel: string;
  readonly fieldRef?: Ref<HTMLTextAreaElement>;
  readonly onChange: (text: string) => void;
  readonly onSend: () => void;
}

/** Reply field that grows with its text. Ctrl+Enter sends. */
export function ReplyBox({ id, label, value, error, hint, ...box }: ReplyBoxProps) {
  return (
    <form
      noValidate
      className={cx('reply-box')}
      onSubmit={(event) => {
        event.preventDefault();
        box.onSend();
      }}
    >
      <div className={cx('reply-row')}>
        {box.attach ? (
          <IconButton icon={mdiPaperclip} label={box.attach.label} onClick={box.attach.onPress} />
        ) : null}
        <textarea
          id={id}
          ref={box.fieldRef}
          rows={1}
          // An empty field with `auto` would start on the left and jump at the first letter.
          dir={value === '' ? undefined : 'auto'}
          className={cx('input', { invalid: Boolean(error) }, cx('reply-field'))}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          placeholder={box.placeholder}
          value={value}
          onChange={({ target }) => box.onChange(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            box.onSend();
          }}
        />
        <IconButton type="submit" tone="primary" icon={mdiSend} label={box.sendLabel} mirrored />
      </div>
      {error ? (
        <span id={`${id}-error`} role="alert" className={cx('field-hint', { error: true })}>
          {error}
        </span>
      ) : null}
      {box.files}
      {hint ? <span className={cx('conversation-note')}>{hint}</span> : null}
    </form>
  );
}

/** Below a thread without replies: the reason. */
export function ReplyClosed({ children }: { readonly children: ReactNode }) {
  return (
    <p role="status" className={cx('reply-box')}>
      {children}
    </p>
  );
}
