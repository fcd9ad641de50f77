import type { TradeRequestLine, TradeRequestLineAnswer } from '@bazaar/api/model';
import type { TableRow } from '../db/insert-rows';
import { createRandom } from '../seed/random';
import { daysFromReference } from '../seed/reference-date';
import type { SeedTradeLine, SeedTradeRequest } from '../seed/trade/seed-trade-request';
import { fullPrice } from '../trade/pricing';

/** Data of the rest of the seed that seeded requests use. */
export interface TradeNames {
  /** Summaries by supplier. */
  suppliers: ReadonlyMap<string, Record<string, unknown>>;
  /** Full names by user. */
  users: ReadonlyMap<string, string>;
  /** Returns a supplier that sells in a category; each rank is another one. */
  supplierOf(categoryId: string, rank: number): string;
}

const notes: Record<string, string> = {
  Created: 'پیش‌نویس ساخته شد.',
  ConfirmationRequested: 'تأیید درخواست خواسته شد.',
  PaymentRequested: 'درخواست تأیید شد؛ هزینهٔ انتشار باید پرداخت شود.',
  Confirmed: 'درخواست تأیید شد.',
  Paid: 'هزینهٔ انتشار پرداخت شد.',
  Published: 'درخواست برای تأمین‌کننده فرستاده شد.',
  Seen: 'تأمین‌کننده درخواست را دید.',
  Answered: 'تأمین‌کننده به همهٔ ردیف‌ها پاسخ داد.',
  Agreed: 'دو طرف توافق کردند.',
  Declined: 'درخواست رد شد.',
  Withdrawn: 'خریدار درخواست را پس گرفت.',
  Expired: 'مهلت درخواست پایان یافت.',
  Closed: 'پروندهٔ درخواست بسته شد.',
};
const bySupplier = ['Seen', 'Answered', 'Agreed', 'Declined'];
const byMarketplace = ['PaymentRequested', 'Confirmed', 'Expired', 'Closed'];
/** Days until an answer or an open fee ends: long enough for a screen to have something to show months after seeding. */
const staysOpenDays = 365;

export function hoursAgo(hours: number): string {
  return daysFromReference(-hours / 24);
}

export const requestId = (no: number) => `tr-seed-${no}`;

export function requestRow(request: SeedTradeRequest, names: TradeNames): TableRow {
  const { no, steps, end, correction, neededInDays } = request;
  const at = (to: string) => steps.findLast((step) => step.to === to)?.hoursAgo;
  const time = (to: string) => timeOrNull(at(to));
  const last = steps.at(-1);
  const status = last?.to ?? 'Draft';
  const supplierId = supplierOf(request, names);
  const isOpen = ['Published', 'Seen', 'Answered'].includes(status);
  const ended = steps.find(({ to }) => ['Agreed', 'Declined', 'Expired', 'Withdrawn'].includes(to));
  const publishedAt = time('Published');
  const validUntil = publishedAt === null ? null : daysFromReference(staysOpenDays + request.no);
  return {
    id: requestId(no),
    number: `TR-1002${String(no).padStart(2, '0')}`,
    user_id: request.userId,
    supplier_id: supplierId,
    client_request_id: `00000000-0000-4000-8000-0000000002${String(no).padStart(2, '0')}`,
    group_key: request.groupKey ?? null,
    status,
    version: steps.length,
    revision: request.revision,
    title: request.title,
    content: {
      lines: request.lines.map((line, index) => lineOf(request, line, index)),
      documents: [],
      ...(request.deliveryCityId === undefined ? {} : { deliveryCityId: request.deliveryCityId }),
      ...(neededInDays === undefined ? {} : { neededBy: daysFromReference(neededInDays).slice(0, 10) }),
      ...(request.buyerNote === undefined ? {} : { buyerNote: request.buyerNote }),
      ...(request.buyerReference === undefined ? {} : { buyerReference: request.buyerReference }),
      ...(request.answerTerms === undefined ? {} : { answerTerms: request.answerTerms }),
    },
    supplier: names.suppliers.get(supplierId) ?? { id: supplierId },
    price:
      at('AwaitingPayment') !== undefined ? fullPrice() : request.isCovered === true ? coveredPrice() : null,
    payment_id: status === 'AwaitingPayment' ? paymentId(no) : null,
    correction:
      correction === undefined ? null : { ...correction, requestedAt: hoursAgo(at('NeedsCorrection') ?? 0) },
    end_reason: end ?? null,
    outcome: status === 'Closed' ? (ended?.to ?? null) : null,
    conversation_id: request.messages === undefined ? null : `conv-seed-${no}`,
    created_at: hoursAgo(steps[0]?.hoursAgo ?? 0),
    updated_at: hoursAgo(last?.hoursAgo ?? 0),
    submitted_at: time('AwaitingConfirmation'),
    published_at: publishedAt,
    seen_at: time('Seen'),
    answered_at: time('Answered'),
    valid_until: validUntil,
    closed_at: timeOrNull(ended?.hoursAgo),
    next_step: isOpen ? 'Expire' : null,
    next_at: isOpen ? validUntil : null,
  };
}

/** Returns the open fee of a request that awaits payment. */
export function openPaymentRow({ no, userId, steps, isPaymentCancelled }: SeedTradeRequest): TableRow[] {
  const last = steps.at(-1);
  if (last?.to !== 'AwaitingPayment') return [];
  const { payableRial, taxRial } = fullPrice();
  return [
    {
      id: paymentId(no),
      user_id: userId,
      purpose: 'TradeRequest',
      reference_id: requestId(no),
      title: `هزینهٔ انتشار درخواست TR-1002${String(no).padStart(2, '0')}`,
      amount_rial: payableRial,
      tax_rial: taxRial,
      paid_from_wallet_rial: 0,
      status: isPaymentCancelled === true ? 'Cancelled' : 'Created',
      created_at: hoursAgo(last.hoursAgo),
      expires_at: daysFromReference(staysOpenDays),
      changed_at: hoursAgo(last.hoursAgo),
    },
  ];
}

export function eventRows(request: SeedTradeRequest, names: TradeNames): TableRow[] {
  const supplier = String(names.suppliers.get(supplierOf(request, names))?.name ?? '');
  const buyer = names.users.get(request.userId) ?? '';
  return request.steps.map(({ type, to, hoursAgo: hours, note }, index) => ({
    id: `tre-seed-${request.no}-${index + 1}`,
    trade_request_id: requestId(request.no),
    type,
    from_status: request.steps[index - 1]?.to ?? null,
    to_status: to,
    ...actorOf(type, { supplier, buyer }),
    note: note ?? notes[type] ?? null,
    at: hoursAgo(hours),
  }));
}

function actorOf(type: string, { supplier, buyer }: { supplier: string; buyer: string }): TableRow {
  if (bySupplier.includes(type)) return { actor_name: supplier, actor_role: 'Supplier' };
  if (byMarketplace.includes(type)) return { actor_name: 'سامانه', actor_role: 'System' };
  if (type === 'CorrectionRequested') return { actor_name: 'کارشناس بازار', actor_role: 'Reviewer' };
  return { actor_name: buyer, actor_role: 'Buyer' };
}

function supplierOf({ supplierId, supplierRank, lines }: SeedTradeRequest, names: TradeNames): string {
  return supplierId ?? names.supplierOf(lines[0]?.categoryId ?? '', supplierRank ?? 0);
}

function lineOf(request: SeedTradeRequest, line: SeedTradeLine, index: number): TradeRequestLine {
  const { unitId, answer, ...told } = line;
  const isAnswered = request.steps.some(({ to }) => to === 'Answered');
  return {
    id: `trl-seed-${request.no}-${index + 1}`,
    requiredProperties: [],
    ...told,
    ...(unitId === undefined ? {} : { unitOfMeasurementId: unitId }),
    fileIds: [],
    files: [],
    ...(isAnswered ? { answer: answer ?? answerOf(request, line, index) } : {}),
  };
}

function answerOf(
  { no }: SeedTradeRequest,
  { title, targetPriceRial }: SeedTradeLine,
  index: number,
): TradeRequestLineAnswer {
  const random = createRandom(`seeded answer ${no} ${index}`);
  const price = targetPriceRial ?? random.int(20, 400) * 1_000_000;
  return {
    offeredTitle: title,
    unitPriceRial: Math.round((price * 1.03) / 1000) * 1000,
    leadTimeDays: random.int(5, 25),
    deviations: [],
  };
}

function coveredPrice() {
  const full = fullPrice();
  const membership = {
    planTitle: 'طرح حرفه‌ای خریدار، سه‌ماهه',
    validTo: daysFromReference(40),
    remainingRequests: 7,
  };
  return {
    ...full,
    isCovered: true,
    membership,
    discountRial: full.basePriceRial,
    taxRial: 0,
    payableRial: 0,
  };
}

const paymentId = (no: number) => `pay-seed-trade-${no}`;

function timeOrNull(hours: number | undefined): string | null {
  return hours === undefined ? null : hoursAgo(hours);
}
