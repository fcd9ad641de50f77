import { mdiCheckCircle, mdiCircleOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '../../icon/icon';
import { Monogram } from '../../monogram/monogram';
import { type OverviewIcon, overviewIcons } from './overview-icons';

export interface QuickLinksProps {
  readonly label: string;
  readonly links: readonly { readonly icon: OverviewIcon; readonly text: string; readonly href: string }[];
}

/** What people begin most often from here. */
export function QuickLinks({ label, links }: QuickLinksProps) {
  return (
    <nav className="u-quick-links" aria-label={label}>
      {links.map(({ icon, text, href }) => (
        <a key={text} href={href}>
          <Icon path={overviewIcons[icon]} />
          {text}
        </a>
      ))}
    </nav>
  );
}

export interface VisitRowsProps {
  readonly visits: readonly {
    readonly id: string;
    /** Absent where the object is gone. */
    readonly href?: string | undefined;
    /** A thumbnail drawn for its size. */
    readonly imageUrl?: string | undefined;
    /** Initials of a company, in place of a picture. */
    readonly letters?: string | undefined;
    readonly title: ReactNode;
    readonly detail: string;
    readonly time: string;
  }[];
}

/** What was looked at last, with the way back to it. */
export function VisitRows({ visits }: VisitRowsProps) {
  return (
    <ul className="u-visit-rows">
      {visits.map(({ id, href, imageUrl, letters, title, detail, time }) => (
        <li key={id}>
          <span className="u-visit-picture">
            {imageUrl ? (
              <img src={imageUrl} alt="" width={40} height={40} loading="lazy" />
            ) : letters ? (
              <Monogram letters={letters} />
            ) : null}
          </span>
          {href === undefined ? (
            <span className="u-visit-text">
              <b>{title}</b>
              <small>{detail}</small>
            </span>
          ) : (
            <a className="u-visit-text" href={href}>
              <b>{title}</b>
              <small>{detail}</small>
            </a>
          )}
          <span className="u-visit-time">{time}</span>
        </li>
      ))}
    </ul>
  );
}

export interface StartStepsProps {
  readonly steps: readonly {
    readonly id: string;
    readonly isDone: boolean;
    /** Said of a step that is done. */
    readonly doneText: string;
    readonly title: string;
    readonly detail: string;
    /** What leads to the step while it is not done. */
    readonly action: ReactNode;
  }[];
}

/** The first steps of a new person, in order; what is done is ticked. */
export function StartSteps({ steps }: StartStepsProps) {
  return (
    <ol className="u-start-steps">
      {steps.map(({ id, isDone, doneText, title, detail, action }) => (
        <li key={id} className={isDone ? 'is-done' : undefined}>
          <Icon
            path={isDone ? mdiCheckCircle : mdiCircleOutline}
            size={24}
            {...(isDone ? { label: doneText } : {})}
          />
          <span>
            <b>{title}</b>
            <small>{detail}</small>
          </span>
          {isDone ? null : action}
        </li>
      ))}
    </ol>
  );
}
