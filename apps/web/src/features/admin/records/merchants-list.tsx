'use client';

import { useListMerchants } from '@bazaar/api/hooks/merchants';
import { listMerchants } from '@bazaar/api/merchants';
import type { Merchant } from '@bazaar/api/model';
import { RECORD_PAGE_SIZE } from '@bazaar/domain/administration/admin-place';
import { keepPreviousData } from '@tanstack/react-query';
import { adminTexts as texts } from '@/translations/admin';
import { useLoginAgain } from '../use-login-again';
import type { ListProps } from './customers-list';
import { merchantCells, merchantColumns } from './merchant-columns';
import { RecordList } from './record-list';

/** Every company, in the order of the alphabet. */
export function MerchantsList({ place, onPlace }: ListProps) {
  const { term, pageNumber } = place;
  const filter = term === undefined ? {} : { term };
  const query = useListMerchants(
    { ...filter, pageNumber, pageSize: RECORD_PAGE_SIZE },
    { query: { staleTime: 0, placeholderData: keepPreviousData } },
  );
  useLoginAgain(query.error);
  return (
    <RecordList<Merchant>
      place={place}
      onPlace={onPlace}
      texts={texts.merchants}
      query={query}
      columns={merchantColumns}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      exported={{ readPage: (page) => listMerchants({ ...filter, ...page }), cells: merchantCells }}
    />
  );
}
