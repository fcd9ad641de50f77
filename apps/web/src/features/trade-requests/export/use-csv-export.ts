'use client';

import { listTradeRequestsBySupplier } from '@bazaar/api/trade-requests';
import { type RequestListFilter, requestListQuery } from '@bazaar/domain/trade-requests/list-filter';
import { useState } from 'react';
import { saveTextFile } from '@/lib/download/save-text-file';
import { goToLogin } from '@/lib/session/go-to-login';
import { showToast } from '@/lib/toasts/toasts';
import { tradeListTexts as texts } from '@/translations/trade-list';
import { type ListedRequest, listedRequests } from '../request-rows';
import { csvOf } from './request-csv';

const PAGE_SIZE = 100;

/** Returns the exports of the list: every request under the filter, read page by page, or the chosen ones. */
export function useCsvExport(filter: RequestListFilter) {
  const [isBusy, setBusy] = useState(false);
  const exportAll = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      saveTextFile(texts.fileName, csvOf(await readAll(filter)));
    } catch (error) {
      if ((error as { status?: number }).status === 401) goToLogin();
      else showToast({ status: 'error', title: texts.exportFailed });
    } finally {
      setBusy(false);
    }
  };
  const exportChosen = (chosen: readonly ListedRequest[]) => saveTextFile(texts.fileName, csvOf(chosen));
  return { isBusy, exportAll, exportChosen };
}

async function readAll(filter: RequestListFilter): Promise<ListedRequest[]> {
  const all: ListedRequest[] = [];
  for (let pageNumber = 1; ; pageNumber += 1) {
    const page = await listTradeRequestsBySupplier(
      requestListQuery({ ...filter, pageNumber }, Date.now(), PAGE_SIZE),
    );
    const found = listedRequests(page);
    all.push(...found);
    if (found.length === 0 || all.length >= page.totalCount) return all;
  }
}
