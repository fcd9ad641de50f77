'use client';

import { toCsv } from '@bazaar/domain/compare/compare-csv';
import { toLatinDigits } from '@bazaar/domain/persian/digits';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import { useEffect, useRef, useState } from 'react';
import { saveTextFile } from '@/lib/download/save-text-file';
import { goToLogin } from '@/lib/session/go-to-login';
import { showToast } from '@/lib/toasts/toasts';
import { adminTexts as texts } from '@/translations/admin';
import { FILE_ROWS, type ReadAllOptions, readAll } from './read-all';

export interface ExportedList<Row> extends Pick<ReadAllOptions<Row>, 'readPage'> {
  readonly fileName: string;
  readonly heads: readonly string[];
  cells(row: Row): readonly string[];
}

/** Saves every row of a list as a CSV file; pressed again it stops. `progress` is told while it is read. */
export function useExport<Row>({ readPage, fileName, heads, cells }: ExportedList<Row>) {
  const [progress, setProgress] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const start = async () => {
    const stop = new AbortController();
    running.current = stop;
    const onProgress = (read: number, all: number) =>
      setProgress(texts.exporting(formatNumber(read), formatNumber(all)));
    onProgress(0, 0);
    try {
      const { rows, isCut } = await readAll({ readPage, onProgress, signal: stop.signal });
      saveTextFile(fileName, toCsv([heads, ...rows.map((row) => cells(row).map(toLatinDigits))]));
      if (isCut) showToast({ status: 'warning', title: texts.exportCut(formatNumber(FILE_ROWS)) });
    } catch (error) {
      if (stop.signal.aborted) return;
      if ((error as { status?: number }).status === 401) goToLogin();
      else showToast({ status: 'error', title: texts.exportFailed });
    } finally {
      if (running.current === stop) {
        running.current = undefined;
        setProgress(undefined);
      }
    }
  };
  const press = () => {
    if (running.current === undefined) return void start();
    running.current.abort();
    running.current = undefined;
    setProgress(undefined);
  };
  return { progress, press };
}
