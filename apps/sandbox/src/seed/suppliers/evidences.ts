import type { Random } from '../random';
import { dayFromReference, REFERENCE_DATE } from '../reference-date';
import type { EvidenceKind, EvidenceState, SeedEvidence } from '../seed-types';

interface EvidenceText {
  kind: EvidenceKind;
  title: string;
  issuer: string;
  numberPrefix: string;
  /** Length of validity in days. */
  validDays: number;
}

export const PLATFORM: EvidenceText = {
  kind: 'PlatformConfirmed',
  title: 'هویت و نشانی شرکت',
  issuer: 'بازار صنعت',
  numberPrefix: 'BS-',
  validDays: 1095,
};
export const E_NAMAD: EvidenceText = {
  kind: 'ENamad',
  title: 'نماد اعتماد الکترونیکی',
  issuer: 'مرکز توسعهٔ تجارت الکترونیکی',
  numberPrefix: '',
  validDays: 730,
};
export const FACTORY_LICENSE: EvidenceText = {
  kind: 'License',
  title: 'پروانهٔ بهره‌برداری صنعتی',
  issuer: 'وزارت صنعت، معدن و تجارت',
  numberPrefix: '',
  validDays: 1825,
};
export const TRADE_LICENSE: EvidenceText = {
  kind: 'License',
  title: 'پروانهٔ کسب',
  issuer: 'اتاق اصناف شهرستان',
  numberPrefix: '',
  validDays: 1825,
};
export const ISO_CERTIFICATES: EvidenceText[] = ['ISO 9001:2015', 'ISO 14001:2015', 'ISO 45001:2018'].map(
  (title) => ({
    kind: 'IsoCertificate',
    title,
    issuer: 'نهاد گواهی‌دهندهٔ تأیید صلاحیت‌شده',
    numberPrefix: 'QMS-',
    validDays: 1095,
  }),
);

/** Creates an evidence in the given state; its dates match the state at the reference date. */
export function makeEvidence(
  id: string,
  text: EvidenceText,
  state: EvidenceState | 'NearExpiry',
  random: Random,
): SeedEvidence {
  const base = { id, kind: text.kind, title: text.title, issuer: text.issuer };
  if (state === 'Pending') return { ...base, state: 'Pending' };
  const daysLeft =
    state === 'Expired'
      ? -random.int(5, 240)
      : state === 'NearExpiry'
        ? random.int(2, 30)
        : random.int(31, text.validDays - 60);
  const issuedDaysAgo = text.validDays - daysLeft;
  const checkedDaysAgo = random.int(1, Math.min(90, issuedDaysAgo - 1));
  return {
    ...base,
    number: `${text.numberPrefix}${random.int(100_000, 999_999)}`,
    issuedAt: dayFromReference(-issuedDaysAgo),
    validTo: dayFromReference(daysLeft),
    checkedAt: dayFromReference(-checkedDaysAgo),
    state: state === 'Expired' ? 'Expired' : 'Valid',
  };
}

/** Returns whether it is valid at the reference date, until the end of `validTo`. */
export const isInForce = ({ state, validTo }: Pick<SeedEvidence, 'state' | 'validTo'>) =>
  state === 'Valid' && (validTo === undefined || validTo >= REFERENCE_DATE);
