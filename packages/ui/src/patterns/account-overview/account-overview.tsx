import type { ReactNode } from 'react';

export { AgencyRows, type AgencyRowsProps } from './agency-rows';
export type { OverviewIcon, OverviewTone } from './overview-icons';
export { QuickLinks, StartSteps, VisitRows } from './overview-side';
export { RecentRequests, type RecentRequestView } from './recent-requests';
export { WaitCounts, WaitRows, type WaitRowView } from './wait-rows';

/** What waits and the last requests on one side, the plan and what leads on beside them; one below the other on phones. */
export function OverviewColumns({ main, side }: { readonly main: ReactNode; readonly side: ReactNode }) {
  return (
    <div className="u-overview">
      <div className="u-overview-main">{main}</div>
      <div className="u-overview-side">{side}</div>
    </div>
  );
}

export interface OverviewHeadProps {
  readonly title: string;
  readonly note: ReactNode;
  /** From 600 px: the page's main action. */
  readonly action: ReactNode;
  /** On phones, whose header has no room for it. */
  readonly phoneAction: ReactNode;
}

/** Title of the account's home, on the ground of the page. The title is announced when its number changes. */
export function OverviewHead({ title, note, action, phoneAction }: OverviewHeadProps) {
  return (
    <div className="u-overview-head">
      <div>
        <h1 aria-live="polite">{title}</h1>
        <p>{note}</p>
      </div>
      <span className="u-overview-wide">{action}</span>
      <span className="u-overview-phone">{phoneAction}</span>
    </div>
  );
}

/** The plan's shares of the month, then what a higher one would give. */
export function PlanParts({ children, note, next }: PlanPartsProps) {
  return (
    <div className="u-overview-plan">
      {children}
      {note ? <p className="u-overview-note">{note}</p> : null}
      {next ? <div className="u-overview-next">{next}</div> : null}
    </div>
  );
}

export interface PlanPartsProps {
  readonly children?: ReactNode;
  readonly note?: ReactNode;
  readonly next?: ReactNode;
}
