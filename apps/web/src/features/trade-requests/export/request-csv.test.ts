import { expect, it } from 'vitest';
import { listedRequests } from '../request-rows';
import { listing } from '../trade-requests.fixtures';
import { csvOf } from './request-csv';

it('R-416 writes requests with Latin digits and sums in Rial, and no cell that would run', () => {
  const [request] = listedRequests(listing);
  if (request === undefined) throw new Error('the fixture has a request');
  const text = csvOf([
    { ...request, title: '=HYPERLINK("http://x")', buyerReference: '@cmd', payableRial: 792_000 },
  ]);
  const [heads, row, end] = text.slice(1).split('\r\n');
  expect([text.charCodeAt(0), heads?.split(',').length, end]).toEqual([0xfeff, 12, '']);
  expect(row).toContain(`"'=HYPERLINK(""http://x"")"`);
  expect(row).toContain(",'@cmd,");
  expect(row).toContain(',792000,');
  expect(row).not.toMatch(/[۰-۹٠-٩٬]/);
});
