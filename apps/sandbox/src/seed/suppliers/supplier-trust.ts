import type { Random } from '../random';
import { dayFromReference } from '../reference-date';
import type { EvidenceState, SeedEvidence, SeedSupplier, SupplierKind } from '../seed-types';
import {
  E_NAMAD,
  FACTORY_LICENSE,
  ISO_CERTIFICATES,
  isInForce,
  makeEvidence,
  PLATFORM,
  TRADE_LICENSE,
} from './evidences';

type WantedState = EvidenceState | 'NearExpiry';
const MEMBERSHIPS = [
  ['طرح برنزی', 1],
  ['طرح نقره‌ای', 2],
  ['طرح طلایی', 3],
] as const;

/** Builds evidences, certificates and membership; a supplier is confirmed while the platform's own verification is valid. */
export function buildTrust(
  supplierId: string,
  kinds: SupplierKind[],
  random: Random,
): Pick<SeedSupplier, 'evidences' | 'certificates' | 'membership' | 'isConfirmed'> {
  const evidences: SeedEvidence[] = [];
  const platform = wantState(random, [0.74, 0.06, 0.05, 0.07]);
  if (platform) evidences.push(makeEvidence(`${supplierId}-e1`, PLATFORM, platform, random));
  const namad = wantState(random, [0.5, 0.06, 0.06, 0.06]);
  if (namad) evidences.push(makeEvidence(`${supplierId}-e2`, E_NAMAD, namad, random));
  const license = wantState(random, [0.62, 0.05, 0.05, 0.05]);
  const text = kinds.includes('Manufacturer') ? FACTORY_LICENSE : TRADE_LICENSE;
  if (license) evidences.push(makeEvidence(`${supplierId}-e3`, text, license, random));
  const certificates = ISO_CERTIFICATES.flatMap((certificate, index) => {
    const state = random.chance(index === 0 ? 0.45 : 0.15)
      ? wantState(random, [0.75, 0.1, 0.15, 0])
      : undefined;
    return state ? [makeEvidence(`${supplierId}-c${index + 1}`, certificate, state, random)] : [];
  });
  const [planTitle, level] = random.pick(MEMBERSHIPS);
  const isMember = random.chance(0.55);
  return {
    evidences,
    certificates,
    ...(isMember ? { membership: { planTitle, level, validTo: dayFromReference(random.int(12, 350)) } } : {}),
    isConfirmed: evidences.some((evidence) => evidence.kind === 'PlatformConfirmed' && isInForce(evidence)),
  };
}

/** Chances of Valid, NearExpiry, Expired, Pending; the rest is no evidence. */
function wantState(random: Random, chances: [number, number, number, number]): WantedState | undefined {
  const states: WantedState[] = ['Valid', 'NearExpiry', 'Expired', 'Pending'];
  let rest = random.next();
  for (const [index, chance] of chances.entries()) {
    if (rest < chance) return states[index];
    rest -= chance;
  }
  return undefined;
}
