import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { type DatabaseHandle, type Queryable, selectRows } from '../db/database-handle';
import { dropFile, keepFile, pathOfFile } from './file-folder';

export interface StoredBytes {
  sizeBytes: number;
  body: ReadableStream | Uint8Array<ArrayBuffer>;
}

/** Where the bytes of uploaded files are. */
export interface FileStore {
  /** Keeps the bytes of a file whose row the same transaction adds: both are there afterwards, or neither is seen. */
  keep(tx: Queryable, id: string, bytes: Uint8Array): Promise<void>;
  read(id: string): Promise<StoredBytes | undefined>;
  /** Deletes the bytes of a file whose row is gone. */
  drop(id: string): Promise<void>;
}

/** A folder beside the embedded database, which no other server reads. */
export function folderStore(folder: string): FileStore {
  return {
    keep: (_, id, bytes) => keepFile(folder, id, bytes),
    read: async (id) => {
      const path = pathOfFile(folder, id);
      const onDisk = await stat(path).catch(() => undefined);
      if (onDisk === undefined) return undefined;
      return { sizeBytes: onDisk.size, body: Readable.toWeb(createReadStream(path)) as ReadableStream };
    },
    drop: (id) => dropFile(folder, id),
  };
}

/** The database that several servers share: each serves what another received, and a backup of the database has the files. */
export function databaseStore({ db }: DatabaseHandle): FileStore {
  return {
    keep: async (tx, id, bytes) => {
      await tx.execute(sql`insert into file_contents (file_id, bytes) values (${id}, ${Buffer.from(bytes)})`);
    },
    read: async (id) => {
      const statement = sql`select bytes from file_contents where file_id = ${id}`;
      const [found] = await selectRows<{ bytes: Uint8Array<ArrayBuffer> }>(db, statement);
      return found && { sizeBytes: found.bytes.byteLength, body: found.bytes };
    },
    // They went with their row.
    drop: async () => undefined,
  };
}
