import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NOW_MS, supplierSummary } from '@/testing/record-fixtures';
import { datedTrust } from './dated-trust';
import { toSupplierRow } from './supplier-row';
import { trustSentence } from './trust-sentence';

const confirmation = { ...supplierSummary.confirmation, kind: 'PlatformConfirmed', state: 'Valid' } as const;
const confirmed = (validTo?: string) => ({
  ...supplierSummary,
  isConfirmed: true,
  confirmation: { ...confirmation, title: '', issuer: '', issuedAt: '2025-07-16T00:00:00.000Z', validTo },
});
const textOf = (node: React.ReactNode) => renderToStaticMarkup(node).replaceAll(/<[^>]+>/g, '');

describe('a supplier as a row of a list', () => {
  it('R-595 names what it deals in, and its areas where that is unknown', () => {
    const row = toSupplierRow({ ...supplierSummary, categoryNames: ['شیر توپی', 'فلنج'] }, NOW_MS);
    expect(row.field).toBe('شیر توپی، فلنج');
    expect(toSupplierRow({ ...supplierSummary, categoryTypes: ['Product'] }, NOW_MS).field).toBe('محصولات');
  });

  it('R-595 shows two brands and how many agencies there are besides, and none without one', () => {
    const brandNames = ['SKF', 'NTN', 'FAG'];
    expect(toSupplierRow({ ...supplierSummary, delegationCount: 3, brandNames }, NOW_MS)).toMatchObject({
      delegations: '۳',
      brands: ['SKF', 'NTN'],
      moreBrands: 'و ۱ دیگر',
    });
    const two = toSupplierRow({ ...supplierSummary, delegationCount: 3, brandNames: ['SKF', 'NTN'] }, NOW_MS);
    expect([two.brands, two.moreBrands]).toEqual([['SKF', 'NTN'], undefined]);
    const none = toSupplierRow({ ...supplierSummary, delegationCount: 0 }, NOW_MS);
    expect([textOf(none.delegations), none.brands]).toEqual(['ندارد', undefined]);
  });

  it('R-595 says in words that there is no answer time yet', () => {
    const { response } = toSupplierRow({ ...supplierSummary, responseHours: undefined }, NOW_MS);
    expect(textOf(response)).toBe('ندارد');
  });

  it('R-597 says that a validity has no end, without a space before the comma', () => {
    const supplier = confirmed();
    const texts = [
      toSupplierRow(supplier, NOW_MS).validity,
      datedTrust(supplier, NOW_MS).trust,
      trustSentence(supplier),
    ].map(textOf);
    expect(texts).toEqual([
      'از ۱۴۰۴/۰۴/۲۵، بدون پایان',
      'تأییدشده از ۱۴۰۴/۰۴، بدون پایان',
      'از ۱۴۰۴/۰۴، بدون پایان',
    ]);
  });

  it('R-597 says since when and until when, or when it ended, or that there is none yet', () => {
    const validity = (supplier: Parameters<typeof toSupplierRow>[0]) =>
      textOf(toSupplierRow(supplier, NOW_MS).validity);
    expect(validity(confirmed('2028-07-16T00:00:00.000Z'))).toMatch(
      /^از ۱۴۰۴\/۰۴\/۲۵ تا ۱۴۰۷\/۰۴\/۲۶.+ مانده$/,
    );
    expect(validity(confirmed('2026-02-20T00:00:00.000Z'))).toMatch(/^پایان تأیید در ۱۴۰۴\/۱۲\/۰۱$/);
    expect(validity({ ...supplierSummary, isConfirmed: false, confirmation: undefined })).toBe(
      'هنوز تأیید نشده',
    );
  });
});
