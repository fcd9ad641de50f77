import type { DraftLine, TradeDraft } from '@bazaar/domain/trade-drafts';
import type { UploadQueue } from '@/lib/uploads/upload-queue';
import type { WizardReads } from './reads/use-wizard-reads';

/** What every step works on. */
export interface WizardContext {
  readonly draft: TradeDraft;
  change(edit: (draft: TradeDraft) => TradeDraft): void;
  readonly reads: Pick<
    WizardReads,
    'units' | 'documentTypes' | 'addresses' | 'cityName' | 'properties' | 'settings' | 'fees' | 'profile'
  >;
  /** Files on their way. */
  readonly uploads: UploadQueue;
  /** Sentence by field, once the step was refused. */
  readonly errors: Readonly<Record<string, string>>;
}

/** Returns the draft with one line changed; the other lines stay the same objects, so that they need no rendering. */
export function withLine(key: string, change: Partial<DraftLine>): (draft: TradeDraft) => TradeDraft {
  return (draft) => ({
    ...draft,
    lines: draft.lines.map((line) => (line.key === key ? { ...line, ...change } : line)),
  });
}
