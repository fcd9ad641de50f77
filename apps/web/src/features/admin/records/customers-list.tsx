'use client';

import { listCustomers } from '@bazaar/api/customers';
import { useListCustomers } from '@bazaar/api/hooks/customers';
import type { CustomerSummary } from '@bazaar/api/model';
import {
  type AdminPlace,
  CUSTOMER_KINDS,
  CUSTOMER_ROLES,
  RECORD_PAGE_SIZE,
} from '@bazaar/domain/administration/admin-place';
import { Select } from '@bazaar/ui/select';
import { keepPreviousData } from '@tanstack/react-query';
import { adminTexts as texts } from '@/translations/admin';
import { useLoginAgain } from '../use-login-again';
import { customerCells, customerColumns, customerName } from './customer-columns';
import { RecordList } from './record-list';

export interface ListProps {
  readonly place: AdminPlace;
  onPlace(change: Partial<AdminPlace>): void;
}

/** Everybody with an account, newest first unless asked otherwise. */
export function CustomersList({ place, onPlace }: ListProps) {
  const { term, kind, role, isOldestFirst, pageNumber } = place;
  const filter = {
    ...(term === undefined ? {} : { term }),
    ...(kind === undefined ? {} : { kind }),
    ...(role === undefined ? {} : { role }),
    sort: isOldestFirst ? ('createdAt' as const) : ('-createdAt' as const),
  };
  const query = useListCustomers(
    { ...filter, pageNumber, pageSize: RECORD_PAGE_SIZE },
    { query: { staleTime: 0, placeholderData: keepPreviousData } },
  );
  useLoginAgain(query.error);
  return (
    <RecordList<CustomerSummary>
      place={place}
      onPlace={onPlace}
      texts={texts.customers}
      query={query}
      columns={customerColumns(place)}
      rowId={({ userId }) => userId}
      rowName={customerName}
      sort={{ columnId: 'createdAt', direction: isOldestFirst ? 'ascending' : 'descending' }}
      onSort={({ direction }) => onPlace({ isOldestFirst: direction === 'ascending' })}
      exported={{ readPage: (page) => listCustomers({ ...filter, ...page }), cells: customerCells }}
      filters={
        <>
          <Select
            id="customer-kind"
            label={texts.heads.kind}
            isLabelHidden
            dense
            value={kind ?? ''}
            options={[
              { value: '', label: texts.kindAll },
              ...CUSTOMER_KINDS.map((value) => ({ value, label: texts.kinds[value] })),
            ]}
            onChange={({ target }) => onPlace({ kind: CUSTOMER_KINDS.find((each) => each === target.value) })}
          />
          <Select
            id="customer-role"
            label={texts.role}
            isLabelHidden
            dense
            value={role ?? ''}
            options={[
              { value: '', label: texts.roleAll },
              ...CUSTOMER_ROLES.map((value) => ({ value, label: texts.roles[value] })),
            ]}
            onChange={({ target }) => onPlace({ role: CUSTOMER_ROLES.find((each) => each === target.value) })}
          />
        </>
      }
    />
  );
}
