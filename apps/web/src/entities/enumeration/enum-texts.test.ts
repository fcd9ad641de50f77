import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enumTexts, keepEnumTexts, supplierKindTexts } from './enum-texts';

const listEnums = vi.hoisted(() => vi.fn());
vi.mock('@bazaar/api/type-models', () => ({ listEnums }));
vi.mock('@/lib/settings/site-settings', () => ({
  siteSettings: () => ({ CATALOGUE_API_URL: 'http://catalogue' }),
}));

const own = { Manufacturer: 'سازنده', Importer: 'واردکننده' };
const item = (value: string, displayText: string) => ({ value, name: value, displayText, sortOrder: 0 });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.resetModules();
  listEnums.mockReset();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  keepEnumTexts({});
  vi.useRealTimers();
});

describe('enumTexts', () => {
  it('returns the catalogue’s texts for the values this version knows, else its own', () => {
    expect(enumTexts('SupplierKind', own)).toEqual(own);
    keepEnumTexts({
      SupplierKind: [item('Manufacturer', 'تولیدکننده'), item('Broker', 'واسطه'), item('Importer', ' ')],
    });
    expect(enumTexts('SupplierKind', own)).toEqual({ Manufacturer: 'تولیدکننده', Importer: 'واردکننده' });
    expect(enumTexts('Other', own)).toEqual(own);
    expect(supplierKindTexts().Manufacturer).toBe('تولیدکننده');
  });
});

describe('readEnumTexts', () => {
  const reader = async () => {
    const [{ readEnumTexts }, texts] = await Promise.all([import('./enum-reader'), import('./enum-texts')]);
    return { read: () => readEnumTexts(), kinds: () => texts.supplierKindTexts().Importer };
  };

  it('reads at most once an hour what the framework caches for a day', async () => {
    listEnums.mockResolvedValue({ SupplierKind: [item('Importer', 'وارداتی')] });
    const { read, kinds } = await reader();
    await read();
    await read();
    expect(kinds()).toBe('وارداتی');
    expect(listEnums).toHaveBeenCalledOnce();
    expect(listEnums.mock.calls[0]?.[0]).toMatchObject({ next: { revalidate: 86_400, tags: ['enums'] } });
    vi.setSystemTime(Date.now() + 3_600_001);
    await read();
    expect(listEnums).toHaveBeenCalledTimes(2);
  });

  it('falls back to its own texts, and does not call a failing catalogue for a minute', async () => {
    listEnums.mockRejectedValueOnce(new Error('down'));
    const { read, kinds } = await reader();
    await read();
    await read();
    expect(kinds()).toBe('واردکننده');
    expect(listEnums).toHaveBeenCalledOnce();
    vi.setSystemTime(Date.now() + 60_001);
    listEnums.mockResolvedValue({ SupplierKind: [item('Importer', 'وارداتی')] });
    await read();
    expect(kinds()).toBe('وارداتی');
  });
});
