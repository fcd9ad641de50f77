import type { ReactNode } from 'react';
import { Heading } from '../../heading/heading';
import { MixedText } from '../../mixed-text/mixed-text';
import { cx } from '../../style/cx';

export interface DraftListProps {
  readonly title: string;
  /** Number of drafts. */
  readonly note: string;
  readonly drafts: readonly DraftListItem[];
  /** On a page it is a card; in a dialog its rows stand below those of the basket. */
  readonly isInline?: boolean;
}

export interface DraftListItem {
  readonly id: string;
  readonly title: string;
  /** Its lines and suppliers. */
  readonly detail: string;
  /** Where it is stored. */
  readonly place: string;
  readonly time: string;
  readonly actions: ReactNode;
}

/** Requests that are written and not sent, each with its place, time and actions. */
export function DraftList({ title, note, drafts, isInline = false }: DraftListProps) {
  return (
    <section aria-label={title} className={isInline ? 'u-draft-list' : `u-draft-list ${cx('card')}`}>
      <div className="u-draft-head">
        <Heading level={2} size="16">
          {title}
        </Heading>
        <small>{note}</small>
      </div>
      <ul>
        {drafts.map(({ id, title: name, detail, place, time, actions }) => (
          <li key={id}>
            <div>
              <b>
                <MixedText>{name}</MixedText>
              </b>
              <small>{detail}</small>
            </div>
            <div>
              {place}
              <small>{time}</small>
            </div>
            <div>{actions}</div>
          </li>
        ))}
      </ul>
    </section>
  );
}
