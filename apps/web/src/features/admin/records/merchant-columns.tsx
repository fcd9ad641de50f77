import type { Merchant } from '@bazaar/api/model';
import { formatShortDate } from '@bazaar/domain/dates';
import { toPersianDigits } from '@bazaar/domain/persian';
import { Badge } from '@bazaar/ui/badge';
import type { DataColumn } from '@bazaar/ui/data-table';
import { MixedText } from '@bazaar/ui/mixed-text';
import { adminTexts as texts } from '@/translations/admin';

const { heads } = texts;

/** The columns of the list of companies. */
export const merchantColumns: readonly DataColumn<Merchant>[] = [
  { id: 'name', label: heads.name, isName: true, cell: ({ name }) => <MixedText>{name}</MixedText> },
  { id: 'legalName', label: heads.legalName, cell: ({ legalName }) => <MixedText>{legalName}</MixedText> },
  { id: 'kind', label: heads.kind, cell: ({ kind }) => texts.kinds[kind] ?? kind },
  {
    id: 'nationalId',
    label: heads.nationalId,
    cell: ({ nationalId }) =>
      nationalId === undefined ? '—' : <bdi dir="ltr">{toPersianDigits(nationalId)}</bdi>,
  },
  {
    id: 'confirmed',
    label: heads.confirmed,
    cell: (row) => <Badge tone={row.isConfirmed ? 'success' : 'neutral'}>{confirmedText(row)}</Badge>,
  },
  {
    id: 'phone',
    label: heads.landline,
    cell: ({ phone }) => (phone === undefined ? '—' : <bdi dir="ltr">{toPersianDigits(phone)}</bdi>),
  },
];

/** Returns a company as a row of the file. */
export function merchantCells(row: Merchant): readonly string[] {
  const { name, legalName, kind, nationalId, phone } = row;
  return [name, legalName, texts.kinds[kind] ?? kind, nationalId ?? '', confirmedText(row), phone ?? ''];
}

function confirmedText({ isConfirmed, confirmedAt }: Pick<Merchant, 'isConfirmed' | 'confirmedAt'>): string {
  if (!isConfirmed) return texts.unconfirmed;
  return confirmedAt === undefined ? texts.confirmed : texts.confirmedOn(formatShortDate(confirmedAt));
}
