import type {
  PropertyValue,
  TradeDeviation,
  TradePriceBreak,
  TradeRequestLine,
  TradeRequestLineAnswer,
} from '@bazaar/api/model';
import { createRandom, type Random } from '../../seed/random';
import { type BuyerWishes, readWishes } from './buyer-wishes';
import { deviationFrom } from './property-deviation';

/** What a supplier knows of a line beside the line itself. */
export interface LineFacts {
  supplierId: string;
  /** Its own offer that the line names. */
  offer?: { title: string; amountRial: number | undefined };
  /** By required property, the title of an option that was not requested. */
  otherOptions: ReadonlyMap<string, string>;
  /** 0 for the first answer; the buyer's counter-proposals are answered by the later ones. */
  round: number;
}

const thousand = 1_000;
/** The supplier's discount with each new answer, and the maximum number of them. */
const discountPerAnswer = 0.02;
const mostDiscounts = 3;
/** The discount for each doubling of the quantity, and the maximum of them. */
const discountPerDoubling = 0.02;
const mostDoublings = 5;
const packOf = 10;
const notes = ['از موجودی انبار', 'با گواهی سازنده', 'بسته‌بندی صادراتی', undefined];
const freeDeviations = ['زمان تحویل ده روز بیشتر از معمول است.', 'نشان تجاری هم‌ارز پیشنهاد می‌شود.'];

/**
 * Returns a supplier's offer for a line: near the price of its own offer, else near the buyer's expectation. The same line always gets the
 * same answer from the same supplier; each later round is a little cheaper, and knows every price.
 */
export function answerOf(line: TradeRequestLine, facts: LineFacts): TradeRequestLineAnswer {
  const random = createRandom(`answer ${facts.supplierId} ${line.categoryId} ${line.title} ${line.quantity}`);
  const wishes = readWishes(line.note);
  const price = priceOf(random, line, facts);
  const leadTimeDays = random.int(2, 21);
  const note = random.pick(notes);
  const deviations = deviationsOf(random, line, wishes, facts);
  const offeredTitle = facts.offer?.title ?? line.title;
  const isOpen = facts.round === 0 && (wishes.wantsInquiry || (!price.isKnown && random.chance(0.12)));
  if (isOpen) return { offeredTitle, note: 'پس از اعلام انبار', deviations };
  const isPacked = comesInPacks(line) && (wishes.wantsPacks || random.chance(0.12));
  const each = isPacked ? packOf : 1;
  const priceBreaks = breaksOf(line, price.unitPriceRial).map(({ quantity, unitPriceRial }) => ({
    quantity,
    unitPriceRial: priceOfUnit(unitPriceRial, each),
  }));
  return {
    offeredTitle,
    unitPriceRial: priceOfUnit(price.unitPriceRial, each),
    ...(isPacked ? { quotedUnit: { unitOfMeasurementId: 'tu-pack', containsQuantity: packOf } } : {}),
    ...(priceBreaks.length > 0 ? { priceBreaks } : {}),
    leadTimeDays,
    ...(note === undefined ? {} : { note }),
    deviations,
  };
}

function priceOf(random: Random, { targetPriceRial = 0 }: TradeRequestLine, { offer, round }: LineFacts) {
  const invented = random.int(800, 48_000) * thousand;
  const nearWish = targetPriceRial * random.between(0.97, 1.07);
  const known = offer?.amountRial ?? (targetPriceRial === 0 ? undefined : nearWish);
  const discount = 1 - discountPerAnswer * Math.min(round, mostDiscounts);
  return { isKnown: known !== undefined, unitPriceRial: inThousands((known ?? invented) * discount) };
}

/** Returns the price of a unit of so many pieces; the contract's maximum is the largest integer that stays exact. */
function priceOfUnit(rialOfPiece: number, pieces: number): number {
  const dearest = Math.floor(Number.MAX_SAFE_INTEGER / thousand / pieces) * thousand;
  return Math.min(rialOfPiece, dearest) * pieces;
}

/** Returns a price for each quantity the buyer asks one for. */
function breaksOf(
  { quantity = 1, priceQuantities = [] }: TradeRequestLine,
  priceRial: number,
): TradePriceBreak[] {
  return priceQuantities.map((requested) => {
    const doublings = Math.log2(requested / Math.max(quantity, Number.MIN_VALUE));
    const counted = Math.min(mostDoublings, Math.max(-mostDoublings, doublings));
    return {
      quantity: requested,
      unitPriceRial: inThousands(priceRial * (1 - discountPerDoubling * counted)),
    };
  });
}

function deviationsOf(
  random: Random,
  { requiredProperties }: TradeRequestLine,
  { wantsEquivalent }: BuyerWishes,
  { otherOptions }: LineFacts,
): TradeDeviation[] {
  const deviates = random.chance(0.25) || wantsEquivalent;
  if (!deviates) return [];
  const deviationsFrom = (properties: readonly PropertyValue[]) =>
    properties.flatMap((property) => deviationFrom(property, otherOptions.get(property.propertyId)) ?? []);
  // An equivalent fits: its exact dimensions are the last to differ.
  const likely = deviationsFrom(requiredProperties.filter((property) => !isExact(property)));
  const possible = likely.length > 0 ? likely : deviationsFrom(requiredProperties);
  return [possible.length > 0 ? random.pick(possible) : { text: random.pick(freeDeviations) }];
}

function isExact({ value, maxValue }: PropertyValue): boolean {
  return value !== undefined && value === maxValue;
}

function comesInPacks({ unitOfMeasurementId, quantity = 0 }: TradeRequestLine): boolean {
  return unitOfMeasurementId === 'tu-piece' && quantity >= packOf && quantity % packOf === 0;
}

function inThousands(rial: number): number {
  return Math.max(1, Math.round(rial / thousand)) * thousand;
}
