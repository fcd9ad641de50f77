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
  /** What happened: «درخواست منتشر شد». */
  readonly title: string;
  /** How it ended; `coming` is expected and has not happened yet. */
  readonly tone?: Tone;
  /** Spoken meaning of the tone: «انجام شد», «رد شد». */
  readonly toneLabel?: string;
  /** When, as `<time>`. */
  readonly time?: ReactNode;
  /** Who did it. */
  readonly actor?: ReactNode;
  /** A reason, a comment, links to files. */
  readonly detail?: ReactNode;
  /** The point the thing stands at now. */
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
 * What happened to one thing, in order, with who and when. Tone is never alone: the icon and a spoken word say it too.
 *
 * Use it for the events of a request or a payment. Not for steps a person walks through (Stepper), nor for words between
 * people (MessageThread).
 */
export function Timeline({
  label,
  events,
}: {
  readonly label: string;
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
