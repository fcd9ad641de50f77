import { type SQL, sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import type { FilePurpose } from './purposes';

/** The contract's `FileRef` of an uploaded file. */
export interface SentFileRef {
  id: string;
  url: string;
  name: string;
  mime: string;
  sizeBytes: number;
  width?: number;
  height?: number;
}

interface FileRow extends Omit<SentFileRef, 'url' | 'width' | 'height'> {
  width: number | null;
  height: number | null;
}

/**
 * Returns references to a person's own files, in the order of the ids and without duplicates; `ownerId` undefined means files uploaded
 * without an account. Ids that are unknown, someone else's or of another purpose are left out: compare the lengths.
 */
export function findFileRefs(
  queryable: Queryable,
  ownerId: string | undefined,
  ids: readonly string[],
  purposes?: readonly FilePurpose[],
): Promise<SentFileRef[]> {
  const owned = ownerId === undefined ? sql`owner_id is null` : sql`owner_id = ${ownerId}`;
  const meant =
    purposes === undefined
      ? sql`true`
      : sql`purpose in (select jsonb_array_elements_text(${JSON.stringify(purposes)}::jsonb))`;
  return selectRefs(queryable, ids, sql`${owned} and ${meant}`);
}

/** Returns references to files that are already attached to something the reader may see; ownership is not checked. */
export function readFileRefs(queryable: Queryable, ids: readonly string[]): Promise<SentFileRef[]> {
  return selectRefs(queryable, ids, sql`true`);
}

async function selectRefs(
  queryable: Queryable,
  ids: readonly string[],
  condition: SQL,
): Promise<SentFileRef[]> {
  if (ids.length === 0) return [];
  const rows = await selectRows<FileRow>(
    queryable,
    sql`
      select id, name, mime, size_bytes as "sizeBytes", width, height from files
      where id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)) and ${condition}`,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...new Set(ids)].flatMap((id) => {
    const row = byId.get(id);
    return row === undefined ? [] : [fileRef(row)];
  });
}

export function fileRef({ width, height, ...row }: FileRow): SentFileRef {
  return {
    ...row,
    url: `/files/${row.id}/${encodeURIComponent(row.name)}`,
    ...(width === null || height === null ? {} : { width, height }),
  };
}
