import type { Supplier, TrustEvidence } from '@bazaar/api/model';
import { formatDate } from '@bazaar/domain/dates';
import { Latin } from '@bazaar/ui/latin';
import { EmptyPanel } from '@bazaar/ui/message-panel';
import { Panel } from '@bazaar/ui/panel';
import { evidenceIcon } from '@bazaar/ui/patterns/empty-icons';
import { EvidenceTable, type EvidenceView } from '@bazaar/ui/patterns/supplier-detail';
import { Text } from '@bazaar/ui/text';
import type { ReactNode } from 'react';
import { Day, DaySpan } from '@/lib/text/dates-text';
import { supplierMessages as texts } from '@/translations/supplier';
import { proofState } from './proof-state';

const LATIN_ONLY = /^[^\u0600-\u06ff]*[A-Za-z][^\u0600-\u06ff]*$/;

/** Renders the evidence for the supplier: company documents and certificates, each with its dates. */
export function EvidencePanel({ supplier, nowMs }: { readonly supplier: Supplier; readonly nowMs: number }) {
  const evidences = [...supplier.evidences, ...supplier.certificates];
  const lastCheck = evidences
    .flatMap(({ checkedAt }) => checkedAt ?? [])
    .sort()
    .at(-1);
  return (
    <Panel
      id="trust"
      title={texts.evidence}
      note={lastCheck ? <Note>{texts.lastCheck(formatDate(lastCheck))}</Note> : undefined}
      isFlush
      bleed
    >
      {evidences.length > 0 ? (
        <EvidenceTable
          evidences={evidences.map((evidence, index) => toView(evidence, index, nowMs))}
          labels={texts.evidenceTable}
        />
      ) : (
        <EmptyPanel icon={evidenceIcon} title={texts.noEvidence} />
      )}
    </Panel>
  );
}

function toView(evidence: TrustEvidence, index: number, nowMs: number): EvidenceView {
  const { kind, title, issuer, number, issuedAt, validTo, checkedAt } = evidence;
  const { text, tone, bar } = proofState(evidence.state, issuedAt, validTo, nowMs);
  return {
    id: `${kind}-${index}`,
    kind,
    title: latinAware(title),
    issuer: latinAware(issuer),
    number,
    validity: <DaySpan from={issuedAt} to={validTo} />,
    checkedOn: checkedAt ? <Day at={checkedAt} /> : undefined,
    state: text,
    tone,
    isGone: bar === 'gone' && evidence.state !== 'Pending',
  };
}

/** Isolates codes such as «ISO 9001:2015», which read from left to right. */
function latinAware(text: string): ReactNode {
  return LATIN_ONLY.test(text) ? <Latin>{text}</Latin> : text;
}

export function Note({ children }: { readonly children: ReactNode }) {
  return (
    <Text size="13" tone="muted">
      {children}
    </Text>
  );
}
