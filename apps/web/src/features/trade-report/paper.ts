import type {
  Customer,
  Supplier,
  TradeDocumentType,
  TradeRequest,
  TradeRequestEvent,
  UnitOfMeasurement,
} from '@bazaar/api/model';
import { formatClock, formatDate, formatLongDate, formatShortDate } from '@bazaar/domain/dates/jalali';
import { formatToman, toToman } from '@bazaar/domain/money/rial';
import { countPhrase, toPersianDigits, toShownNumber } from '@bazaar/domain/persian';
import { numberInWords } from '@bazaar/domain/persian/number-in-words';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import {
  lineSum,
  linesTotal,
  quantityText,
  requiredText,
  tomanText,
} from '@/entities/trade-request/line-views';
import { termFacts } from '@/entities/trade-request/term-facts';
import { tradeReportTexts as texts } from '@/translations/trade-report';
import { tradeRequestTexts } from '@/translations/trade-request';
import { validityMessages } from '@/translations/validity';

export interface PaperFact {
  readonly label: string;
  readonly value: string;
}

export interface PaperLine {
  readonly row: string;
  readonly title: string;
  readonly properties: string;
  readonly note: string;
  readonly quantity: string;
  readonly price: string;
  readonly sum: string;
}

/** The sheet of a request as plain text in Persian digits: screen, paper, CSV and messenger show the same words. */
export interface Paper {
  readonly number: string;
  readonly isDraft: boolean;
  readonly meta: readonly string[];
  readonly buyer: readonly PaperFact[];
  readonly supplier: readonly PaperFact[];
  readonly priceHead: string;
  readonly lineNote: string;
  readonly lines: readonly PaperLine[];
  readonly total?: { readonly toman: string; readonly rial: string } | undefined;
  readonly terms: readonly PaperFact[];
  readonly documents: readonly PaperFact[];
  readonly events: readonly { readonly at: string; readonly text: string; readonly who: string }[];
}

export interface PaperSource {
  readonly request: TradeRequest;
  readonly events: readonly TradeRequestEvent[];
  readonly customer?: Customer | undefined;
  readonly supplier?: Supplier | undefined;
  readonly units: readonly UnitOfMeasurement[];
  readonly types: readonly TradeDocumentType[];
  /** Text of the address that the request names by id. */
  readonly deliveryPlace?: string | undefined;
}

/** What the supplier has not been sent yet. */
const UNSENT = ['Draft', 'AwaitingConfirmation', 'NeedsCorrection', 'AwaitingPayment', 'ReadyToPublish'];

export function paperOf(source: PaperSource): Paper {
  const { request, events, customer, supplier, units, types, deliveryPlace } = source;
  const { lines, revision, buyerReference, updatedAt } = request;
  const isAnswered = lines.some(({ answer }) => answer !== undefined);
  const total = linesTotal(lines, units);
  return {
    number: toShownNumber(request.number),
    isDraft: UNSENT.includes(request.status),
    meta: [
      [
        ...(buyerReference ? [texts.reference(buyerReference)] : []),
        ...(revision > 0 ? [texts.revision(formatNumber(revision))] : []),
      ].join('، '),
      texts.at(formatLongDate(updatedAt), formatClock(updatedAt)),
    ].filter((text) => text !== ''),
    buyer: buyerFacts(request, customer),
    supplier: supplierFacts(request, supplier),
    priceHead: isAnswered ? texts.answer : texts.target,
    lineNote: texts.linesNote(countPhrase(lines.length, texts.line)),
    lines: lines.map((line, index) => {
      const { unitRial, totalRial } = lineSum(line, units);
      return {
        row: formatNumber(index + 1),
        title: line.answer?.offeredTitle ?? line.title,
        properties: line.requiredProperties.map(requiredText).join('، '),
        note: [line.note ?? '', ...(line.answer?.deviations ?? []).map(({ text }) => text)]
          .filter((text) => text !== '')
          .join('؛ '),
        quantity: quantityText(line, units),
        price: tomanText(unitRial),
        sum: tomanText(totalRial),
      };
    }),
    total:
      total === undefined
        ? undefined
        : {
            toman: formatToman(total),
            rial: texts.rial(formatNumber(total), numberInWords(toToman(total))),
          },
    terms: termFacts(request, deliveryPlace).map(({ label, value }) => ({ label, value })),
    documents: request.documents.map(({ typeId, file, uploadedAt, uploadedByName }) => ({
      label: types.find(({ id }) => id === typeId)?.title ?? tradeRequestTexts.documentKind,
      value: [file.name, formatDate(uploadedAt), uploadedByName ?? request.buyer.name].join('، '),
    })),
    events: [...events]
      .sort((one, other) => one.at.localeCompare(other.at))
      .map(({ at, type, actorName }) => ({
        at: `${formatDate(at)}، ${formatClock(at)}`,
        text: tradeRequestTexts.eventTypes[type] ?? type,
        who: actorName,
      })),
  };
}

function buyerFacts({ buyer }: TradeRequest, customer: Customer | undefined): PaperFact[] {
  const company = customer?.company;
  return known([
    [texts.company, company?.name ?? buyer.companyName],
    [texts.nationalId, digits(company?.nationalId ?? customer?.nationalCode)],
    [texts.economicCode, digits(company?.economicCode)],
    [texts.person, buyer.name],
    [texts.phone, digits(customer?.phoneNumber)],
  ]);
}

function supplierFacts({ supplier: brief }: TradeRequest, supplier: Supplier | undefined): PaperFact[] {
  const { confirmation } = brief;
  return known([
    [texts.company, brief.name],
    [texts.confirmed, confirmation && spanOf(confirmation.issuedAt, confirmation.validTo)],
    [texts.nationalId, digits(supplier?.nationalId)],
    [texts.phone, digits(supplier?.phones?.[0]?.number)],
    [texts.city, brief.cityName],
    [texts.address, supplier?.addressText],
  ]);
}

function spanOf(from: string | undefined, to: string | undefined): string {
  return to === undefined
    ? `${validityMessages.from} ${formatShortDate(from ?? '')}${validityMessages.openEnd}`
    : texts.until(formatShortDate(from ?? ''), formatShortDate(to));
}

function digits(text: string | undefined): string | undefined {
  return text === undefined ? undefined : toPersianDigits(text);
}

function known(facts: readonly (readonly [string, string | undefined])[]): PaperFact[] {
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
