'use client';

import { ledgerCsv } from '@bazaar/domain/payments/ledger-csv';
import type { LedgerFilter } from '@bazaar/domain/payments/ledger-filter';
import { useState } from 'react';
import { saveTextFile } from '@/lib/download/save-text-file';
import { goToLogin } from '@/lib/session/go-to-login';
import { showToast } from '@/lib/toasts/toasts';
import { walletTexts as texts } from '@/translations/wallet';
import { readWholeLedger } from './use-ledger';

/** Saves every line of the filter as a CSV file. */
export function useLedgerFile(filter: LedgerFilter) {
  const [isReading, setReading] = useState(false);
  const save = async () => {
    setReading(true);
    try {
      const lines = await readWholeLedger(filter);
      saveTextFile(texts.csvName, ledgerCsv(lines, { heads: texts.csvHeads, statuses: texts.statuses }));
    } catch (error) {
      if ((error as { status?: number }).status === 401) return goToLogin();
      showToast({ status: 'error', title: texts.csvFailed });
    } finally {
      setReading(false);
    }
  };
  return { save, isReading };
}
