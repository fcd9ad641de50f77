import type { RequestListFilter } from '@bazaar/domain/trade-requests/list-filter';
import type { SavedFilter } from '@bazaar/domain/trade-requests/saved-filters';
import type { TradeTurn } from '@bazaar/domain/trade-requests/turn';
import type { ListedRequest } from './request-rows';

/** What the ready list shows and does. */
export interface RequestList {
  readonly filter: RequestListFilter;
  readonly requests: readonly ListedRequest[];
  readonly totalCount: number;
  readonly counts: Readonly<Record<TradeTurn | 'all', number>>;
  readonly nowMs: number;
  /** Of all requests without a filter; absent while it is read. */
  readonly overview?: { readonly total: string; readonly waiting: string } | undefined;
  readonly suppliers: readonly { readonly id: string; readonly name: string }[];
  readonly picked: ReadonlySet<string>;
  readonly saved: readonly SavedFilter[];
  readonly isExporting: boolean;
  onPick(ids: ReadonlySet<string>): void;
  onFilter(change: Partial<RequestListFilter>): void;
  onSave(name: string): void;
  onForget(name: string): void;
  onExport(): void;
  onExportPicked(): void;
}
