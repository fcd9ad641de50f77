import type { UnitOfMeasurement } from '@bazaar/api/model';
import type { ReactNode } from 'react';

export interface MemberPriceProps {
  readonly productId: string;
  /** The units of its price and its order. */
  readonly units: readonly UnitOfMeasurement[];
  /** The request of a member, in place of the login. */
  readonly request: ReactNode;
  /** What stands in the panel only; the bar of a phone has none of it. */
  readonly panel?: {
    /** That the product is unavailable. */
    readonly notice: ReactNode;
    /** The action below the request. */
    readonly second: ReactNode;
  };
  /** What everybody sees. */
  readonly children: ReactNode;
}
