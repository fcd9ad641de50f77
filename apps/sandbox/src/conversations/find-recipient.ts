import type { NewMessage } from '@bazaar/api/model';
import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import { notFound, ProblemError } from '../http/problem';
import { knownObject } from '../objects/known-objects';

export interface Recipient {
  /** Absent for the marketplace's support. */
  supplier?: { id: string; name: string };
  object?: { type: string; id: string; title: string };
}

/**
 * Determines recipient and object of a new conversation. Refuses with 404 for an unknown object or recipient, and with 422 when the object
 * is incomplete.
 */
export async function findRecipient(tx: Queryable, userId: string, message: NewMessage): Promise<Recipient> {
  const { objectType, objectId, recipientId } = message;
  if ((objectType === undefined) !== (objectId === undefined)) {
    const field = objectType === undefined ? 'objectType' : 'objectId';
    const errors = { [field]: ['نوع و شناسهٔ مورد با هم لازم است.'] };
    throw new ProblemError('validation', { detail: '۱ مورد را اصلاح کنید.', errors });
  }
  const object =
    objectType === undefined || objectId === undefined
      ? undefined
      : await findObject(tx, userId, objectType, objectId);
  const supplierId = recipientId ?? (object === undefined ? undefined : await supplierOfObject(tx, object));
  if (supplierId === undefined || supplierId === 'support') return object === undefined ? {} : { object };
  const [supplier] = await selectRows<{ id: string; name: string }>(
    tx,
    sql`select id, name from suppliers where id = ${supplierId} and is_active`,
  );
  if (supplier === undefined) throw notFound('گیرنده');
  return { supplier, ...(object === undefined ? {} : { object }) };
}

async function findObject(tx: Queryable, userId: string, type: string, id: string) {
  const [known] = await selectRows<{ title: string }>(
    tx,
    sql`select o.title from ${knownObject(sql`${type}::text`, sql`${id}::text`, sql`${userId}::text`)} o`,
  );
  if (known === undefined) throw notFound('این مورد');
  return { type, id, title: known.title };
}

async function supplierOfObject(
  tx: Queryable,
  { type, id }: { type: string; id: string },
): Promise<string | undefined> {
  if (type === 'Supplier') return id;
  if (type !== 'Product') return undefined;
  const [product] = await selectRows<{ supplierId: string }>(
    tx,
    sql`select supplier_id as "supplierId" from products where id = ${id}`,
  );
  return product?.supplierId;
}
