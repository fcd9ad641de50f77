'use client';

import { type Grants, isLimited, sectionAccess } from '@bazaar/domain/permissions/profile-menu';
import type { ProfileSection } from '@bazaar/domain/permissions/profile-section';
import { IsRestoringProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ClosedSection } from './closed-section';
import { useGrantsHint } from './grants-hint';

export interface SectionGateProps {
  readonly section: ProfileSection | undefined;
  /** What the service says of the person; undefined until it has. */
  readonly grants: Grants | undefined;
  readonly isReading: boolean;
  readonly children: ReactNode;
}

/**
 * Renders a section's page, or why it is closed to who opened its address. Until that is known the page is drawn without its calls; a person
 * this tab knew to be let in does not wait. It protects nothing: the service refuses the calls.
 */
export function SectionGate({ section, grants, isReading, children }: SectionGateProps) {
  const hint = useGrantsHint(grants);
  // The administrator's page is answered by the server, with its status.
  if (section === undefined || !isLimited(section)) return children;
  const access = grants === undefined ? 'open' : sectionAccess(section, grants);
  if (access !== 'open') return <ClosedSection section={section} access={access} />;
  const isKnown = grants !== undefined || (hint !== undefined && sectionAccess(section, hint) === 'open');
  return <IsRestoringProvider value={isReading && !isKnown}>{children}</IsRestoringProvider>;
}
