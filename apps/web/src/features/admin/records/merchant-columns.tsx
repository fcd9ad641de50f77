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
  {
    id: 'legalName',
    label: heads.legalName,
    place: 'below',
    cell: ({ legalName }) => <MixedText>{withWholeKind(legalName)}</MixedText>,
  },
  { id: 'kind', label: heads.kind, place: 'below', cell: ({ kind }) => texts.kinds[kind] ?? kind },
  {
    id: 'nationalId',
    label: heads.nationalId,
    place: 'start',
    cell: ({ nationalId }) =>
      nationalId === undefined ? '—' : <bdi dir="ltr">{toPersianDigits(nationalId)}</bdi>,
  },
  {
    id: 'confirmed',
    label: heads.confirmed,
    place: 'end',
    cell: (row) => <Badge tone={row.isConfirmed ? 'success' : 'neutral'}>{confirmedText(row)}</Badge>,
  },
  {
    id: 'phone',
    label: heads.landline,
    place: 'end',
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

/** Returns a name whose kind, «(سهامی خاص)», is not broken between two lines. */
function withWholeKind(name: string): string {
  return name.replace(/\([^)]*\)/g, (kind) => kind.replaceAll(' ', '\u00a0'));
}
