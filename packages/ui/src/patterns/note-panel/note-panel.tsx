import type { ReactNode } from 'react';
import { Button } from '../../button/button';
import { markFirstFocus } from '../../dialog/mark-first-focus';
import { focusNeighbour } from '../../focus/focus-neighbour';
import { Skeleton } from '../../skeleton/skeleton';
import { cx } from '../../style/cx';
import { TextArea, type TextAreaProps } from '../../text-area/text-area';

export interface NotePanelProps {
  /** A field above the text's, such as its subject. */
  readonly above?: ReactNode;
  /** Properties of the text area. */
  readonly field: TextAreaProps;
  /** Saving, and cancelling an edit. */
  readonly actions: ReactNode;
  /** What was just done or refused; it is announced. */
  readonly message?: string;
  /** Undo of it. */
  readonly undo?: ReactNode;
  /** The existing notes, or why there are none. */
  readonly children?: ReactNode;
}

/**
 * A person's own notes on an object: the field of a new one, and the existing ones. Its field has the first focus of a dialog.
 *
 * Use it where somebody writes for themselves. Not for what others read (CommentTree, MessageThread).
 */
export function NotePanel({ above, field, actions, message, undo, children }: NotePanelProps) {
  return (
    <div ref={markFirstFocus} className={cx('note-panel')}>
      {above}
      <TextArea rows="few" data-first-focus="" {...field} />
      <div className={cx('note-row')}>
        {actions}
        <span role="status">{message}</span>
        {undo}
      </div>
      {children}
    </div>
  );
}

export interface NoteListProps {
  readonly label: string;
  /** Shows a skeleton instead of the notes; `label` announces it. */
  readonly isLoading?: boolean;
  readonly children?: ReactNode;
}

export function NoteList({ label, isLoading, children }: NoteListProps) {
  if (isLoading) {
    return (
      <div role="status" aria-label={label}>
        <Skeleton />
        <Skeleton />
      </div>
    );
  }
  return <ul aria-label={label}>{children}</ul>;
}

interface NoteAction {
  readonly text: string;
  /** Accessible name of the note. */
  readonly label: string;
  readonly onPress: () => void;
}

export interface NoteCardProps {
  readonly text: string;
  readonly time: ReactNode;
  readonly isCurrent?: boolean;
  readonly edit: NoteAction;
  readonly remove: NoteAction;
}

/** One note, with edit and remove. */
export function NoteCard({ text, time, isCurrent, edit, remove }: NoteCardProps) {
  return (
    <li className={cx('note-card', { current: isCurrent })}>
      <p dir="auto">{text}</p>
      <div className={cx('note-row')}>
        {time}
        <Button
          tone="text"
          size="small"
          aria-label={edit.label}
          onClick={({ currentTarget }) => {
            edit.onPress();
            currentTarget.closest('.u-note-panel')?.querySelector('textarea')?.focus();
          }}
        >
          {edit.text}
        </Button>
        <Button
          tone="text"
          size="small"
          aria-label={remove.label}
          onClick={({ currentTarget }) => {
            if (!focusNeighbour(currentTarget))
              currentTarget.closest('.u-note-panel')?.querySelector('button')?.focus();
            remove.onPress();
          }}
        >
          {remove.text}
        </Button>
      </div>
    </li>
  );
}
