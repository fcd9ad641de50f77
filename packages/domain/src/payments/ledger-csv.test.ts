import { expect, it } from 'vitest';
import { ledgerCsv } from './ledger-csv';

const line = {
  createdAt: '2026-11-21T10:51:00.000Z',
  description: 'شارژ کیف پول',
  trackingCode: '140308301247',
  status: 'Done',
  direction: 'In',
  amountRial: 5_000_000,
  balanceAfterRial: 7_500_000,
};
const heads = ['زمان', 'شرح', 'پیگیری', 'وضعیت', 'واریز', 'برداشت', 'مانده'];

it('R-329 writes the ledger with money in its own column, and nothing for what did not move', () => {
  const failed = { ...line, status: 'Failed', description: '=HYPERLINK("x")', trackingCode: undefined };
  const text = ledgerCsv([line, { ...line, direction: 'Out' }, failed], {
    heads,
    statuses: { Done: 'انجام شد' },
  });
  expect(text.slice(1).split('\r\n')).toEqual([
    heads.join(','),
    '1405/08/30 14:21,شارژ کیف پول,140308301247,انجام شد,5000000,,7500000',
    '1405/08/30 14:21,شارژ کیف پول,140308301247,انجام شد,,5000000,7500000',
    '1405/08/30 14:21,"\'=HYPERLINK(""x"")",,Failed,,,7500000',
    '',
  ]);
});
