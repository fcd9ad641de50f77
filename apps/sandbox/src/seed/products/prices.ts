import type { Random } from '../random';
import { dayFromReference } from '../reference-date';
import type { CategoryType, PriceKind, SeedPrice } from '../seed-types';

/** [kind, share] by area; services and consulting are mostly quoted «from» or on request. */
const SHARES: Record<CategoryType, [PriceKind, number][]> = {
  Product: [
    ['OnRequest', 0.25],
    ['LoginToSee', 0.03],
    ['Range', 0.13],
    ['From', 0.09],
    ['Fixed', 0.5],
  ],
  IndustrialService: [
    ['OnRequest', 0.32],
    ['LoginToSee', 0.02],
    ['Range', 0.1],
    ['From', 0.5],
    ['Fixed', 0.06],
  ],
  ConsultingService: [
    ['OnRequest', 0.45],
    ['From', 0.45],
    ['Fixed', 0.1],
  ],
  ElectronicDocument: [
    ['Fixed', 0.94],
    ['OnRequest', 0.06],
  ],
};
const TIER_STEPS = [
  [1, 1],
  [5, 0.96],
  [20, 0.93],
] as const;

interface PriceRequest {
  categoryType: CategoryType;
  /** Toman per trade unit. */
  toman: number;
  tradeUnitId: string;
  moq: number;
}

export function makePrice(
  { categoryType, toman, tradeUnitId, moq }: PriceRequest,
  random: Random,
): SeedPrice {
  const kind = chooseKind(SHARES[categoryType], random);
  const amountRial = roundPrice(toman) * 10;
  const vatIncluded = random.chance(0.4);
  const validUntil = random.chance(0.6) ? { validUntil: dayFromReference(random.int(3, 30)) } : {};
  if (kind === 'OnRequest') return { kind, perUnitId: tradeUnitId, tiers: [], vatIncluded };
  const base = { kind, perUnitId: tradeUnitId, vatIncluded, ...validUntil };
  const tiers = TIER_STEPS.map(([times, ratio]) => ({
    minQty: moq * times,
    amountRial: roundPrice((amountRial / 10) * ratio) * 10,
  }));
  if (kind === 'Range')
    return { ...base, amountRial: tiers[2]!.amountRial, maxAmountRial: amountRial, tiers };
  const hasTiers = kind === 'Fixed' && categoryType === 'Product' && random.chance(0.35);
  return { ...base, amountRial, tiers: hasTiers ? tiers : [] };
}

function chooseKind(shares: [PriceKind, number][], random: Random): PriceKind {
  let rest = random.next();
  for (const [kind, share] of shares) {
    if (rest < share) return kind;
    rest -= share;
  }
  return shares[0]![0];
}

/** Rounds Toman like a price list: three significant digits, at least ten Toman. */
export function roundPrice(toman: number): number {
  const step = Math.max(10, 10 ** (Math.floor(Math.log10(toman)) - 2));
  return Math.max(step, Math.round(toman / step) * step);
}

/** Returns the smallest order: small products by the hundred, machines by one. */
export function leastOrder(toman: number, tradeUnitId: string): number {
  if (['tu-kg', 'tu-meter', 'tu-square-meter'].includes(tradeUnitId)) return toman < 200_000 ? 100 : 10;
  if (toman < 30_000) return 100;
  if (toman < 150_000) return 20;
  if (toman < 900_000) return 5;
  return 1;
}
