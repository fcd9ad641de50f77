import { EvidenceTable } from '@bazaar/ui/patterns/supplier-detail';
import type { ComponentProps } from 'react';

export function Example({ evidences, labels }: ComponentProps<typeof EvidenceTable>) {
  return <EvidenceTable evidences={evidences} labels={labels} />;
}
