import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import { ProblemError } from '../http/problem';
import type { PostGateways } from './shown-payment';

export interface Gateway {
  id: string;
  code: string;
  title: string;
  minRial: number;
  maxRial: number;
  isHealthy: boolean;
  returnMode: 'Redirect' | 'Post';
}

/** Returns gateways in the contract's shape, the default one first; with an amount only those that accept it in one payment. */
export async function readGateways(queryable: Queryable, amountRial?: number): Promise<unknown[]> {
  const takes =
    amountRial === undefined ? sql`` : sql`where ${amountRial}::bigint between g.min_rial and g.max_rial`;
  const rows = await selectRows<{ document: unknown }>(
    queryable,
    sql`select g.document from gateways g ${takes} order by g.sort_order`,
  );
  return rows.map(({ document }) => document);
}

/** Returns a gateway that accepts this amount now. Refuses with 422 and the reason otherwise. */
export async function usableGateway(tx: Queryable, id: string, amountRial: number): Promise<Gateway> {
  const [found] = await selectRows<{ document: Gateway }>(
    tx,
    sql`select document from gateways where id = ${id}`,
  );
  const gateway = found?.document;
  if (gateway === undefined) throw refused('این درگاه شناخته نیست.');
  if (!gateway.isHealthy) throw refused('این درگاه اکنون در دسترس نیست؛ درگاه دیگری برگزینید.');
  if (amountRial < gateway.minRial) throw refused(`کمترین مبلغ این درگاه ${toman(gateway.minRial)} است.`);
  if (amountRial > gateway.maxRial) throw refused(`بیشترین مبلغ این درگاه ${toman(gateway.maxRial)} است.`);
  return gateway;
}

/** Returns the gateways that are opened by a form. */
export async function readPostGateways(queryable: Queryable): Promise<PostGateways> {
  const rows = await selectRows<{ id: string }>(
    queryable,
    sql`select id from gateways where return_mode = 'Post'`,
  );
  return new Set(rows.map(({ id }) => id));
}

function refused(sentence: string): ProblemError {
  return new ProblemError('validation', { errors: { gatewayId: [sentence] } });
}

/** Formats Rial as «۱۲۰٬۰۰۰ تومان», with decimals when it is not a whole Toman. */
export function toman(rial: number): string {
  return `${new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 1 }).format(rial / 10)} تومان`;
}
