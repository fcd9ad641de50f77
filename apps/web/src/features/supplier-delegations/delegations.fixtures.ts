import type { MerchantDelegation } from '@bazaar/api/model';
import type { Geography } from './delegation-items';

export const geography: Geography = {
  states: [
    { id: 'state-tehran', name: 'تهران', parentId: 'country-ir', isActive: true },
    { id: 'state-alborz', name: 'البرز', parentId: 'country-ir', isActive: true },
  ],
  cities: [
    { id: 'city-tehran', name: 'تهران', parentId: 'state-tehran', isActive: true },
    { id: 'city-rey', name: 'ری', parentId: 'state-tehran', isActive: true },
    { id: 'city-karaj', name: 'کرج', parentId: 'state-alborz', isActive: true },
  ],
};

export const nationwide: MerchantDelegation = {
  id: 'md-1',
  supplierId: 's-7',
  merchantId: 'm-7',
  brand: 'SKF',
  principalName: 'SKF',
  principalCountry: 'سوئد',
  title: 'نمایندگی فروش SKF',
  scopeText: 'فروش و خدمات پس از فروش بلبرینگ',
  categoryIds: [],
  territory: { cityIds: [], stateIds: [], isNationwide: true },
  isExclusive: false,
  certificateFile: {
    id: 'f-1',
    url: '/media/md-1.pdf',
    name: 'md-1.pdf',
    mime: 'application/pdf',
    sizeBytes: 184_320,
  },
  validFrom: '2025-03-21T00:00:00.000Z',
  validTo: '2028-03-19T00:00:00.000Z',
  state: 'Active',
};

export const inProvinces: MerchantDelegation = {
  ...nationwide,
  id: 'md-2',
  brand: 'ذوب‌آهن اصفهان',
  principalName: 'ذوب‌آهن اصفهان',
  principalCountry: undefined,
  territory: { cityIds: ['city-rey'], stateIds: ['state-alborz'], isNationwide: false },
  isExclusive: true,
  certificateFile: undefined,
  validTo: undefined,
};

export const pending: MerchantDelegation = { ...nationwide, id: 'md-3', brand: 'NTN', state: 'Pending' };

export const ended: MerchantDelegation = {
  ...nationwide,
  id: 'md-4',
  brand: 'INA',
  validFrom: '2023-03-21T00:00:00.000Z',
  validTo: '2026-03-19T00:00:00.000Z',
  state: 'Expired',
};
