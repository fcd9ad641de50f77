import type {
  MembershipAndPrice,
  TradeDocumentType,
  TradeRequest,
  TradeRequestEvent,
  UnitOfMeasurement,
} from '@bazaar/api/model';
import type { ReactNode } from 'react';
import type { RequestActions } from '../writes/use-request-actions';

/** A part that is read beside the request and fails alone. */
export type Part<Data> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; onRetry(): void }
  | { readonly state: 'ready'; readonly data: Data };

/** The neighbours of a request in the filtered list. */
export interface Neighbours {
  readonly listHref: string;
  readonly previousHref?: string | undefined;
  readonly nextHref?: string | undefined;
  /** «۳ از ۴۲»; empty where the request is not in the list. */
  readonly place: string;
}

/** What the page of a request shows and does. */
export interface RequestData {
  readonly request: TradeRequest;
  readonly events: Part<readonly TradeRequestEvent[]>;
  /** Absent once nothing can be paid any more. */
  readonly price?: Part<MembershipAndPrice> | undefined;
  readonly units: readonly UnitOfMeasurement[];
  /** Where it is to be delivered; undefined while unknown. */
  readonly deliveryPlace: string | undefined;
  readonly types: readonly TradeDocumentType[];
  readonly neighbours: Neighbours;
  readonly nowMs: number;
  readonly actions: RequestActions;
  /** The payment of the fee, open or paid. */
  readonly payment: ReactNode;
  /** The bank has just sent the buyer back: what became of the payment comes first. */
  readonly isReturned: boolean;
}
