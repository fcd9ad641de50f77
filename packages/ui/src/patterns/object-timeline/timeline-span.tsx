import {
  mdiClipboardTextOutline,
  mdiHeartOutline,
  mdiHelpCircleOutline,
  mdiHistory,
  mdiNoteTextOutline,
} from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '../../icon/icon';

/** A day or a month, and what was done in it, newest first. */
export function TimelineSpan({
  title,
  children,
}: {
  readonly title: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <>
      <h3 className="u-object-day">{title}</h3>
      <ol className="u-object-events">{children}</ol>
    </>
  );
}

const icons = {
  visits: mdiHistory,
  note: mdiNoteTextOutline,
  favourite: mdiHeartOutline,
  question: mdiHelpCircleOutline,
  request: mdiClipboardTextOutline,
};

export interface TimelineEntryProps {
  readonly kind: keyof typeof icons;
  readonly title: ReactNode;
  /** Its state. */
  readonly badge?: ReactNode;
  readonly time: ReactNode;
  readonly children?: ReactNode;
}

/** One thing a person did. */
export function TimelineEntry({ kind, title, badge, time, children }: TimelineEntryProps) {
  return (
    <li className={`u-object-event u-object-event--${kind}`}>
      <Icon path={icons[kind]} size={20} />
      <p className="u-object-event-head">
        <b>{title}</b>
        {badge}
        {time}
      </p>
      {children}
    </li>
  );
}

export interface TimelineNoteProps {
  readonly color?: 'Yellow' | 'Green' | 'Blue' | 'Red' | 'Purple' | 'Gray' | undefined;
  readonly children: ReactNode;
}

/** The text of a note, with its colour at the edge. */
export function TimelineNote({ color = 'Gray', children }: TimelineNoteProps) {
  return (
    <p className={`u-timeline-note u-timeline-note--${color.toLowerCase()}`} dir="auto">
      {children}
    </p>
  );
}
