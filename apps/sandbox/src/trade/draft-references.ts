import type { NewDirectOrder, PropertyDataType } from '@bazaar/api/model';
import { type SQL, sql } from 'drizzle-orm';
import { findDeliveryAddress } from '../addresses/read-delivery-addresses';
import { type Queryable, selectRows } from '../db/database-handle';
import { findFileRefs, type SentFileRef } from '../files/file-refs';

/** Fields a buyer may write into a draft. */
export type DraftInput = Pick<
  NewDirectOrder,
  | 'title'
  | 'lines'
  | 'deliveryAddressId'
  | 'deliveryCityId'
  | 'neededBy'
  | 'deliveryMethod'
  | 'paymentTerm'
  | 'buyerNote'
  | 'buyerReference'
  | 'documents'
>;

export interface KnownProperty {
  categoryId: string;
  id: string;
  document: {
    title: string;
    dataType: PropertyDataType;
    defaultMeasurementUnitId?: string;
    group?: string;
    englishTitle?: string;
    symbol?: string;
    measurementQuantityId?: string;
    decimals?: number;
    isRequiredInRequest: boolean;
    options?: { id: string; title: string }[];
  };
}

export interface KnownUnit {
  id: string;
  quantityId: string;
  displayText: string;
  factor: number;
  offset: number;
}

/** All existing objects that a draft refers to, by id. */
export interface DraftReferences {
  categories: ReadonlySet<string>;
  tradeUnits: ReadonlySet<string>;
  /** The supplier of each offer. */
  offers: ReadonlyMap<string, string>;
  baseProducts: ReadonlySet<string>;
  /** By `category property`. */
  properties: ReadonlyMap<string, KnownProperty>;
  units: ReadonlyMap<string, KnownUnit>;
  files: ReadonlyMap<string, SentFileRef>;
  isAddressKnown: boolean;
  isCityKnown: boolean;
}

/** Reads the references of a draft, one statement per kind. */
export async function readReferences(
  tx: Queryable,
  userId: string,
  input: DraftInput,
): Promise<DraftReferences> {
  const lines = input.lines ?? [];
  const values = lines.flatMap(({ requiredProperties }) => requiredProperties ?? []);
  const fileIds = [
    ...lines.flatMap(({ fileIds: ids }) => ids ?? []),
    ...(input.documents ?? []).map(({ fileId }) => fileId),
  ];
  const offers = await selectRows<{ id: string; supplierId: string }>(
    tx,
    sql`select id, supplier_id as "supplierId" from products where id in ${among(lines.map((line) => line.supplierProductId))}`,
  );
  const properties = await readProperties(
    tx,
    lines.map((line) => line.categoryId),
    values.map((value) => value.propertyId),
  );
  const writtenUnits = values.map((value) =>
    value.dataType === 'Number' ? value.measurementUnitId : undefined,
  );
  const defaultUnits = [...properties.values()].map(({ document }) => document.defaultMeasurementUnitId);
  const units = await selectRows<KnownUnit>(
    tx,
    sql`select id, quantity_id as "quantityId", display_text as "displayText", factor, unit_offset as "offset"
      from units where id in ${among([...writtenUnits, ...defaultUnits])}`,
  );
  const files = await findFileRefs(tx, userId, fileIds, ['TradeDocument']);
  return {
    categories: await knownIds(
      tx,
      sql`categories`,
      lines.map((line) => line.categoryId),
    ),
    tradeUnits: await knownIds(
      tx,
      sql`trade_units`,
      lines.map((line) => line.unitOfMeasurementId),
    ),
    baseProducts: await knownIds(
      tx,
      sql`base_products`,
      lines.map((line) => line.baseProductId),
    ),
    offers: new Map(offers.map(({ id, supplierId }) => [id, supplierId])),
    properties,
    units: new Map(units.map((unit) => [unit.id, unit])),
    files: new Map(files.map((file) => [file.id, file])),
    isAddressKnown:
      input.deliveryAddressId === undefined ||
      (await findDeliveryAddress(tx, userId, input.deliveryAddressId)) !== undefined,
    isCityKnown:
      (await knownIds(tx, sql`cities`, [input.deliveryCityId])).size > 0 ||
      input.deliveryCityId === undefined,
  };
}

export const propertyKey = (categoryId: string, propertyId: string) => `${categoryId} ${propertyId}`;

async function readProperties(
  tx: Queryable,
  categoryIds: readonly string[],
  propertyIds: readonly string[],
): Promise<Map<string, KnownProperty>> {
  if (propertyIds.length === 0) return new Map();
  const rows = await selectRows<KnownProperty>(
    tx,
    sql`select category_id as "categoryId", property_id as id, document from category_properties
      where category_id in ${among(categoryIds)} and property_id in ${among(propertyIds)}`,
  );
  return new Map(rows.map((row) => [propertyKey(row.categoryId, row.id), row]));
}

async function knownIds(
  tx: Queryable,
  table: SQL,
  ids: readonly (string | undefined)[],
): Promise<Set<string>> {
  if (!ids.some((id) => id !== undefined)) return new Set();
  const rows = await selectRows<{ id: string }>(tx, sql`select id from ${table} where id in ${among(ids)}`);
  return new Set(rows.map(({ id }) => id));
}

export function among(ids: readonly (string | undefined)[]): SQL {
  return sql`(select jsonb_array_elements_text(${JSON.stringify([...new Set(ids)].filter((id) => id !== undefined))}::jsonb))`;
}
