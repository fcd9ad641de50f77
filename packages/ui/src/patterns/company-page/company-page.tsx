import type { ReactNode } from 'react';

export { AgentPreview, type AgentPreviewProps, PermissionLabel } from './agent-preview';
export { CompanyChoice, type CompanyChoiceProps, CompanyFacts } from './company-choice';
export { type CompanyRow, CompanyRows } from './company-rows';

/** The panels of a tab: as wide as the window on phones. */
export function CompanyEdges({ children }: { readonly children: ReactNode }) {
  return <div className="u-company-edges">{children}</div>;
}

/** What is read on one side, what is filled in on the other; one below the other where there is no room. */
export function CompanyColumns({ main, side }: { readonly main: ReactNode; readonly side?: ReactNode }) {
  return (
    <div className="u-company-columns">
      <div>{main}</div>
      {side ? <div>{side}</div> : null}
    </div>
  );
}

export interface CompanyPairProps {
  /** Two short fields, which stand side by side in a narrow panel too. */
  readonly isShort?: boolean;
  readonly children: ReactNode;
}

/** Two parts of a form side by side; one below the other in a narrow panel or sheet. */
export function CompanyPair({ isShort = false, children }: CompanyPairProps) {
  return (
    <div className="u-company-pairs">
      <div data-short={isShort ? '' : undefined}>{children}</div>
    </div>
  );
}

/** Above a list: search and order. */
export function CompanyTools({ children }: { readonly children: ReactNode }) {
  return <div className="u-company-tools">{children}</div>;
}

/** How many a list has, at the end of a panel's head; announced when it changes. */
export function CompanyCount({ children }: { readonly children: string }) {
  return (
    <span role="status" className="u-company-count">
      {children}
    </span>
  );
}

/** A part of a panel that is flush: a sentence, a form, an empty or failed list. */
export function CompanyPart({
  isBusy,
  children,
}: {
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className="u-company-part" aria-busy={isBusy}>
      {children}
    </div>
  );
}
