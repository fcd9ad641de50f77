import { describe, expect, it } from 'vitest';
import { createSeed } from '../create-seed';
import { dayFromReference, REFERENCE_DATE } from '../reference-date';

const { suppliers, delegations } = createSeed({ products: 1 });
const evidences = suppliers.flatMap((supplier) => [...supplier.evidences, ...supplier.certificates]);

describe('evidences', () => {
  it('have a state that agrees with their dates', () => {
    for (const { state, issuedAt, validTo, checkedAt } of evidences) {
      if (state === 'Pending') {
        expect([issuedAt, validTo, checkedAt]).toEqual([undefined, undefined, undefined]);
        continue;
      }
      expect(issuedAt! < checkedAt! && checkedAt! <= REFERENCE_DATE && issuedAt! < validTo!).toBe(true);
      expect(validTo! < REFERENCE_DATE ? 'Expired' : 'Valid').toBe(state);
    }
  });

  it('include expired, pending and soon expiring ones of the main kinds', () => {
    expect(evidences.filter(({ state }) => state === 'Expired').length).toBeGreaterThan(10);
    expect(evidences.filter(({ state }) => state === 'Pending').length).toBeGreaterThan(10);
    const soon = evidences.filter(
      ({ state, validTo }) => state === 'Valid' && validTo! < dayFromReference(31),
    );
    expect(soon.length).toBeGreaterThan(5);
    expect(new Set(evidences.map(({ kind }) => kind))).toEqual(
      new Set(['PlatformConfirmed', 'ENamad', 'License', 'IsoCertificate']),
    );
  });

  it('make a supplier confirmed exactly while the platform’s check is in force', () => {
    for (const supplier of suppliers) {
      const check = supplier.evidences.find(({ kind }) => kind === 'PlatformConfirmed');
      expect(supplier.isConfirmed).toBe(check?.state === 'Valid');
    }
  });
});

describe('delegations', () => {
  it('have a state that agrees with their validity', () => {
    expect(delegations.length).toBeGreaterThan(60);
    for (const { state, validFrom, validTo } of delegations) {
      if (state === 'Active')
        expect(validFrom < REFERENCE_DATE && (validTo ?? '9') > REFERENCE_DATE).toBe(true);
      if (state === 'Expired') expect(validTo! < REFERENCE_DATE).toBe(true);
      if (state === 'Pending') expect(validFrom > REFERENCE_DATE).toBe(true);
    }
  });

  it('cover the whole country or some places, and at least one category', () => {
    for (const { territory, categoryIds } of delegations) {
      expect(territory.isNationwide).toBe(territory.cityIds.length === 0);
      expect(categoryIds.length).toBeGreaterThan(0);
    }
  });
});
