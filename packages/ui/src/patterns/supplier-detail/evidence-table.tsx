import {
  mdiCertificateOutline,
  mdiFileDocumentOutline,
  mdiMedalOutline,
  mdiShieldCheckOutline,
  mdiStarCircleOutline,
} from '@mdi/js';
import type { ReactNode } from 'react';
import { Badge, type BadgeProps } from '../../badge/badge';
import { Icon } from '../../icon/icon';
import { Latin } from '../../latin/latin';
import { MixedText } from '../../mixed-text/mixed-text';
import { Table } from '../../table/table';

const icons = {
  PlatformConfirmed: mdiShieldCheckOutline,
  ENamad: mdiCertificateOutline,
  License: mdiFileDocumentOutline,
  IsoCertificate: mdiMedalOutline,
  Delegation: mdiCertificateOutline,
  Membership: mdiStarCircleOutline,
} as const;

export interface EvidenceView {
  readonly id: string;
  readonly kind: keyof typeof icons;
  readonly title: ReactNode;
  readonly issuer: ReactNode;
  readonly number?: string;
  /** «۱۴۰۳/۰۲/۱۸ تا ۱۴۰۶/۰۲/۱۸» */
  readonly validity?: ReactNode;
  readonly checkedOn?: ReactNode;
  readonly state: string;
  readonly tone: NonNullable<BadgeProps['tone']>;
  /** Expired: greyed, not hidden. */
  readonly isGone?: boolean;
}

export interface EvidenceLabels {
  readonly caption: string;
  readonly title: string;
  readonly issuer: string;
  readonly number: string;
  readonly validity: string;
  readonly checkedOn: string;
  readonly state: string;
}

/**
 * Evidence for the supplier: each document with its number, its dates and when it was last verified.
 *
 * Use it on the profile of a supplier. Not for a single promise in a line (TrustLine), and not for seals without a date and a source.
 */
export function EvidenceTable({
  evidences,
  labels,
}: {
  /** Documents in display order, one row each. */
  readonly evidences: readonly EvidenceView[];
  /** Texts of its parts, from the translations of the app. */
  readonly labels: EvidenceLabels;
}) {
  const head = [labels.title, labels.issuer, labels.number, labels.validity, labels.checkedOn, labels.state];
  return (
    <div className="u-evidences">
      <Table
        caption={labels.caption}
        head={
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        }
      >
        {evidences.map((evidence) => (
          <tr key={evidence.id} className={evidence.isGone ? 'gone' : undefined}>
            <th scope="row">
              <span className="u-evidence-name">
                <Icon path={icons[evidence.kind]} size={18} />
                <span>
                  <MixedText>{evidence.title}</MixedText>
                </span>
              </span>
            </th>
            <td className="u-evidence-issuer">{evidence.issuer}</td>
            <td className="nowrap">{evidence.number ? <Latin>{evidence.number}</Latin> : null}</td>
            <td className="plain nowrap">{evidence.validity}</td>
            <td className="u-evidence-checked plain nowrap">{evidence.checkedOn}</td>
            <td className="u-state-cell">
              <Badge tone={evidence.tone}>{evidence.state}</Badge>
            </td>
          </tr>
        ))}
      </Table>
    </div>
  );
}
