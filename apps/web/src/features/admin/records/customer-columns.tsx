import type { CustomerSummary } from '@bazaar/api/model';
import { type AdminPlace, changeAdminPlace } from '@bazaar/domain/administration/admin-place';
import { formatShortDate } from '@bazaar/domain/dates';
import { joinList, toPersianDigits } from '@bazaar/domain/persian';
import { formatPercent } from '@bazaar/domain/persian/numbers';
import type { DataColumn } from '@bazaar/ui/data-table';
import { Latin } from '@bazaar/ui/latin';
import { Link } from '@bazaar/ui/link';
import { MixedText } from '@bazaar/ui/mixed-text';
import { adminTexts as texts } from '@/translations/admin';
import { adminHref } from '../admin-address';

/** Returns a customer's name; whoever has none yet is told apart by the number beside it. */
export function customerName({ firstName, lastName }: Pick<CustomerSummary, 'firstName' | 'lastName'>) {
  return `${firstName} ${lastName}`.trim() || texts.unnamed;
}

export function rolesText({ roles }: Pick<CustomerSummary, 'roles'>): string {
  return joinList(roles.map((role) => texts.roles[role] ?? role));
}

/** Returns the columns of the list of customers; a name opens its account and keeps the list in the address. */
export function customerColumns(place: AdminPlace): readonly DataColumn<CustomerSummary>[] {
  const { heads } = texts;
  return [
    {
      id: 'name',
      label: heads.name,
      isName: true,
      cell: (row) => (
        <Link tone="plain" href={adminHref(changeAdminPlace(place, { userId: row.userId }))}>
          <MixedText>{customerName(row)}</MixedText>
        </Link>
      ),
    },
    {
      id: 'phone',
      label: heads.phone,
      place: 'start',
      cell: ({ phoneNumber }) => <bdi dir="ltr">{toPersianDigits(phoneNumber)}</bdi>,
    },
    { id: 'roles', label: heads.roles, place: 'start', cell: rolesText },
    {
      id: 'company',
      label: heads.company,
      place: 'below',
      isKnown: ({ companyName }) => companyName !== undefined,
      cell: ({ companyName }) => <MixedText>{companyName ?? '—'}</MixedText>,
    },
    { id: 'kind', label: heads.kind, place: 'end', cell: ({ kind }) => texts.kinds[kind] ?? kind },
    {
      id: 'completeness',
      label: heads.completeness,
      isFigure: true,
      place: 'end',
      cell: ({ completeness }) => formatPercent(completeness),
    },
    {
      id: 'createdAt',
      label: heads.createdAt,
      isSortable: true,
      place: 'end',
      cell: ({ createdAt }) => formatShortDate(createdAt),
    },
    {
      id: 'email',
      label: heads.email,
      place: 'below',
      isKnown: ({ email }) => email !== undefined,
      cell: ({ email }) => (email === undefined ? '—' : <Latin>{email}</Latin>),
    },
  ];
}

/** Returns a customer as a row of the file. */
export function customerCells(row: CustomerSummary): readonly string[] {
  return [
    customerName(row),
    row.phoneNumber,
    texts.kinds[row.kind] ?? row.kind,
    row.companyName ?? '',
    row.email ?? '',
    rolesText(row),
    String(row.completeness),
    formatShortDate(row.createdAt),
  ];
}
