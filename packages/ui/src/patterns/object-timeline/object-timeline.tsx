import { mdiChevronLeft, mdiCubeOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '../../icon/icon';
import { TrustLine, type TrustState } from '../../trust-line/trust-line';

export {
  FilterWords,
  type FilterWordsProps,
  StageBar,
  TimelineLinks,
  TimelineMessages,
} from './timeline-parts';

export { TimelineEntry, TimelineNote, TimelineSpan } from './timeline-span';

export interface ObjectTimelineProps {
  /** Id of the title, which names the panel. */
  readonly titleId: string;
  /** Name and picture of the object. */
  readonly head: ReactNode;
  /** What a part of it lacks, and the counts. */
  readonly counts?: ReactNode;
  /** TimelineSpan each, or why there is nothing. */
  readonly children: ReactNode;
  /** What can be done with the object. */
  readonly foot?: ReactNode;
  /** Marks the list as being refreshed. */
  readonly isBusy?: boolean;
}

/**
 * Everything a person did with one object: its head, how often what, the days and what was done on them, and what to do next.
 *
 * Use it beside or instead of a list whose objects have a history. Not for the events of one request (Timeline).
 */
export function ObjectTimeline({ titleId, head, counts, children, foot, isBusy }: ObjectTimelineProps) {
  return (
    <section className="u-object-timeline" aria-labelledby={titleId} aria-busy={isBusy || undefined}>
      {head}
      {counts}
      <div className="u-object-days">{children}</div>
      {foot ? <div className="u-object-foot">{foot}</div> : null}
    </section>
  );
}

export interface ObjectHeadProps {
  readonly titleId: string;
  readonly title: ReactNode;
  /** Address of the object; absent when it is gone. */
  readonly href?: string | undefined;
  readonly picture?: string | undefined;
  /** Initials of a company without a logo. */
  readonly monogram?: string | undefined;
  /** Short facts in one line. */
  readonly facts: readonly ReactNode[];
  readonly trust?: ReactNode;
  readonly trustState?: TrustState | undefined;
  /** In place of the trust line: why the object is not there. */
  readonly gone?: ReactNode;
  /** The favourite's button. */
  readonly action?: ReactNode;
  readonly back: { readonly text: string; readonly onPress: () => void };
}

export function ObjectHead({
  titleId,
  title,
  href,
  picture,
  facts,
  trust,
  trustState,
  ...rest
}: ObjectHeadProps) {
  const { monogram, gone, action, back } = rest;
  return (
    <>
      <button type="button" className="u-object-back" onClick={back.onPress}>
        <Icon path={mdiChevronLeft} size={20} mirrored />
        {back.text}
      </button>
      <header className="u-object-head">
        <span className="u-object-picture" aria-hidden="true">
          {picture === undefined ? (
            <ObjectSign monogram={monogram} />
          ) : (
            <img src={picture} alt="" width={96} height={96} loading="lazy" decoding="async" />
          )}
        </span>
        <div>
          <h2 id={titleId} tabIndex={-1}>
            {href === undefined ? title : <a href={href}>{title}</a>}
          </h2>
          <p className="u-object-facts">
            {facts.filter(Boolean).map((fact, index) => (
              <span key={index}>{fact}</span>
            ))}
          </p>
          {gone ? <p className="u-object-gone">{gone}</p> : null}
          {trust ? <TrustLine state={trustState ?? 'valid'}>{trust}</TrustLine> : null}
        </div>
        {action}
      </header>
    </>
  );
}

function ObjectSign({ monogram }: Pick<ObjectHeadProps, 'monogram'>) {
  return monogram === undefined ? <Icon path={mdiCubeOutline} size={28} /> : <b>{monogram}</b>;
}

export interface ObjectCount {
  readonly id: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
  /** Left out where the panel is narrow. */
  readonly isWide?: boolean;
}

/** How often what, in one strip. */
export function ObjectCounts({ counts }: { readonly counts: readonly ObjectCount[] }) {
  return (
    <dl className="u-object-counts">
      {counts.map(({ id, label, value, isWide }) => (
        <div key={id} className={isWide ? 'u-object-wide' : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
