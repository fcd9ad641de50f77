import type { SeedSupplier } from '../seed-types';

export interface SeedMerchant {
  id: string;
  name: string;
  legalName: string;
  kind: 'Legal';
  nationalId: string;
  isConfirmed: boolean;
  confirmedAt?: string;
  stateId: string;
  cityId: string;
  phone?: string;
  supplierId?: string;
  ownerUserId?: string;
}

/** The company of the buyer named in the README. */
export const buyerMerchant: SeedMerchant = {
  id: 'merchant-buyer-1',
  name: 'صنایع نمونهٔ بازار',
  legalName: 'شرکت صنایع نمونهٔ بازار (سهامی خاص)',
  kind: 'Legal',
  nationalId: '14000000003',
  isConfirmed: true,
  confirmedAt: '2025-10-18T08:00:00.000Z',
  stateId: 'state-tehran',
  cityId: 'city-tehran',
  phone: '021-55500100',
  ownerUserId: 'user-1',
};

/** The supplier's user owns the first supplier's company. */
const ownerUserIds: Record<string, string> = { 'm-1': 'user-5' };

/** Builds one merchant for each supplier, and the buyer's company. */
export function buildMerchants(suppliers: readonly SeedSupplier[]): SeedMerchant[] {
  return [buyerMerchant, ...suppliers.map(merchantOf)];
}

function merchantOf(supplier: SeedSupplier): SeedMerchant {
  const confirmation = supplier.evidences.find(({ kind }) => kind === 'PlatformConfirmed');
  const confirmedAt = confirmation?.issuedAt ?? confirmation?.checkedAt;
  const ownerUserId = ownerUserIds[supplier.merchantId];
  return {
    id: supplier.merchantId,
    name: supplier.name,
    legalName: supplier.legalName,
    kind: 'Legal',
    nationalId: supplier.nationalId,
    isConfirmed: supplier.isConfirmed,
    ...(supplier.isConfirmed && confirmedAt !== undefined ? { confirmedAt } : {}),
    stateId: supplier.stateId,
    cityId: supplier.cityId,
    ...(supplier.phones[0] === undefined ? {} : { phone: supplier.phones[0].number }),
    supplierId: supplier.id,
    ...(ownerUserId === undefined ? {} : { ownerUserId }),
  };
}
