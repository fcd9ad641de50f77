'use client';

import { useRef, useState } from 'react';
import { baseVersionOf } from './base-version';
import { currentRecord, type Versioned } from './current-record';

export interface RecordVersion {
  /** Version the form was opened with, stored with its draft; undefined for a new record. */
  readonly opened: number | undefined;
  /** Runs a send with the present version. After a conflict the next send has the version of the current record. */
  send<Stored extends Versioned>(call: (version: number | undefined) => Promise<Stored>): Promise<Stored>;
}

/** Returns the version to send with a record's form: the one its typed values are based on. */
export function useRecordVersion<Values extends object>(
  draftId: string,
  record: Versioned | undefined,
  start: Values,
): RecordVersion {
  const [opened] = useState(() => record && baseVersionOf(draftId, record.version, start));
  const present = useRef(opened);
  return {
    opened,
    async send(call) {
      try {
        const saved = await call(present.current);
        present.current = saved.version;
        return saved;
      } catch (error) {
        present.current = currentRecord(error)?.version ?? present.current;
        throw error;
      }
    },
  };
}
