import {
  mdiAlertOutline,
  mdiCheck,
  mdiCircleMedium,
  mdiClockOutline,
  mdiClose,
  mdiInformationVariant,
} from '@mdi/js';
import type { ReactNode } from 'react';
import type { Definitions } from '../generated/definitions';
import { Icon } from '../icon/icon';
import { MixedText } from '../mixed-text/mixed-text';
import { cx } from '../style/cx';

type Tone = NonNullable<Definitions['timeline-point']['tone']>;

export interface TimelineEventView {
  readonly id: string;
  /** The event: «درخواست منتشر شد». */
  readonly title: string;
  /** Its outcome; `coming` is expected and has not happened yet. */
  readonly tone?: Tone;
  /** Text alternative of the tone: «انجام شد», «رد شد». */
  readonly toneLabel?: string;
  /** Time of the event, as `<time>`. */
  readonly time?: ReactNode;
  /** The person who did it. */
  readonly actor?: ReactNode;
  /** A reason, a comment, links to files. */
  readonly detail?: ReactNode;
  /** The current state of the object. */
  readonly isCurrent?: boolean;
}

const icons: Readonly<Record<Tone, string>> = {
  neutral: mdiCircleMedium,
  success: mdiCheck,
  warning: mdiAlertOutline,
  error: mdiClose,
  info: mdiInformationVariant,
  coming: mdiClockOutline,
};

/**
 * Events of one object in order, with person and time. The tone is also conveyed by the icon and a text alternative.
 *
 * Use it for the events of a request or a payment. Not for steps of a task (Stepper), nor for messages between people (MessageThread).
 */
export function Timeline({
  label,
  events,
}: {
  /** Accessible name; it says what this is for. */
  readonly label: string;
  /** Events, newest first. */
  readonly events: readonly TimelineEventView[];
}) {
  return (
    <ol aria-label={label}>
      {events.map((event) => (
        <TimelineItem key={event.id} event={event} />
      ))}
    </ol>
  );
}

function TimelineItem({ event }: { readonly event: TimelineEventView }) {
  const { title, tone = 'neutral', toneLabel, time, actor, detail, isCurrent = false } = event;
  const look = tone === 'coming' ? 'u-timeline-event--coming' : undefined;
  return (
    <li className={cx('timeline-event', undefined, look)} aria-current={isCurrent ? 'step' : undefined}>
      <span className={cx('timeline-point', { tone })}>
        <Icon path={icons[tone]} size={16} label={toneLabel} />
      </span>
      <div>
        <p className="u-timeline-title">
          <MixedText>{title}</MixedText>
        </p>
        {time || actor ? (
          <p className={cx('timeline-meta')}>
            {time ? <span>{time}</span> : null}
            {actor ? <span>{actor}</span> : null}
          </p>
        ) : null}
        {detail ? <div className="u-timeline-detail">{detail}</div> : null}
      </div>
    </li>
  );
}
