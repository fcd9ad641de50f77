import { parseNumber } from '../persian/numbers';
import type { DraftLine, DraftProperty, DraftSupplier, TradeDraft } from './draft';
import { readQuantityText, readTomanText } from './typed-number';

/** A required property as the contract takes it, tagged by its kind. */
export type RequiredInput =
  | { dataType: 'Number'; propertyId: string; value?: number; maxValue?: number; measurementUnitId?: string }
  | { dataType: 'Option' | 'MultiOption'; propertyId: string; optionIds: string[] }
  | { dataType: 'Boolean'; propertyId: string; bool: boolean }
  | { dataType: 'Text' | 'Date'; propertyId: string; text: string };

export interface LineInput {
  id?: string;
  supplierProductId?: string;
  baseProductId?: string;
  categoryId: string;
  title: string;
  quantity?: number;
  unitOfMeasurementId?: string;
  priceQuantities?: number[];
  requiredProperties?: RequiredInput[];
  targetPriceRial?: number;
  note?: string;
  fileIds?: string[];
}

/** The content of a request to one supplier, as the contract takes it. */
export interface OrderContent {
  groupKey: string;
  buyerReference?: string;
  lines: LineInput[];
  deliveryAddressId?: string;
  deliveryCityId?: string;
  neededBy?: string;
  deliveryMethod?: string;
  paymentTerm?: string;
  buyerNote?: string;
  documents: { typeId: string; fileId: string }[];
}

export const SHORTEST_TITLE = 2;
export const LONGEST_TITLE = 200;
export const LONGEST_NOTE = 1000;
export const LONGEST_REFERENCE = 40;
export const LONGEST_BUYER_NOTE = 2000;
export const MOST_PRICE_STEPS = 5;
export const LONGEST_PROPERTY_TEXT = 500;
/** A day as the contract takes it. */
export const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Returns the lines the catalogue can store; a line without a category or a name stays on this device until it has both. */
export function storableLines({ lines }: Pick<TradeDraft, 'lines'>): readonly DraftLine[] {
  return lines.filter((line) => line.categoryId !== '' && isStorableTitle(line.title));
}

function isStorableTitle(title: string): boolean {
  const { length } = title.trim();
  return length >= SHORTEST_TITLE && length <= LONGEST_TITLE;
}

/** Returns the content of the request to one supplier. What is not a valid value yet is left out, and stays in the draft. */
export function toOrderContent(
  draft: TradeDraft,
  { supplierId }: Pick<DraftSupplier, 'supplierId'>,
): OrderContent {
  const { deliveryAddressId, deliveryCityId, deliveryMethod, paymentTerm } = draft;
  const neededBy = DAY.test(draft.neededBy) ? draft.neededBy : '';
  const buyerReference = upTo(LONGEST_REFERENCE, draft.buyerReference);
  const buyerNote = upTo(LONGEST_BUYER_NOTE, draft.buyerNote);
  return {
    groupKey: draft.groupKey,
    lines: storableLines(draft).map((line) => toLineInput(line, supplierId)),
    documents: draft.documents.map(({ typeId, file }) => ({ typeId, fileId: file.id })),
    ...filled({ buyerReference, deliveryAddressId, neededBy, deliveryMethod, paymentTerm, buyerNote }),
    ...(deliveryAddressId === '' ? filled({ deliveryCityId }) : {}),
  };
}

function toLineInput(line: DraftLine, supplierId: string): LineInput {
  const quantity = readQuantityText(line.quantity, false);
  const targetPriceRial = readTomanText(line.targetPrice);
  const steps = readPriceSteps(line);
  const { [supplierId]: id = '' } = line.ids;
  const { [supplierId]: supplierProductId = '' } = line.offers;
  return {
    categoryId: line.categoryId,
    title: line.title.trim(),
    requiredProperties: line.required.flatMap((property) => toRequiredInput(property) ?? []),
    fileIds: line.files.map((file) => file.id),
    ...filled({ id, supplierProductId, baseProductId: line.baseProductId, unitOfMeasurementId: line.unitId }),
    ...filled({ note: upTo(LONGEST_NOTE, line.note) }),
    ...(typeof quantity === 'number' ? { quantity } : {}),
    ...(targetPriceRial === undefined ? {} : { targetPriceRial }),
    // Of too many, only the buyer knows which are meant.
    ...(steps.length === 0 || steps.length > MOST_PRICE_STEPS ? {} : { priceQuantities: steps }),
  };
}

/** Returns a property as the contract takes it; `undefined` while it has no valid value. */
export function toRequiredInput(property: DraftProperty): RequiredInput | undefined {
  const { propertyId, kind } = property;
  switch (kind) {
    case 'Number': {
      const value = parseNumber(property.min);
      const maxValue = parseNumber(property.max);
      if (value === undefined && maxValue === undefined) return undefined;
      if (value !== undefined && maxValue !== undefined && value > maxValue) return undefined;
      return {
        dataType: kind,
        propertyId,
        ...(value === undefined ? {} : { value }),
        ...(maxValue === undefined ? {} : { maxValue }),
        ...filled({ measurementUnitId: property.unitId }),
      };
    }
    case 'Option':
    case 'MultiOption': {
      const optionIds = property.options.map(({ id }) => id);
      return optionIds.length === 0 ? undefined : { dataType: kind, propertyId, optionIds };
    }
    case 'Boolean':
      return property.isTrue === undefined
        ? undefined
        : { dataType: kind, propertyId, bool: property.isTrue };
    case 'Date':
      return DAY.test(property.text) ? { dataType: kind, propertyId, text: property.text } : undefined;
    default: {
      const text = property.text.trim();
      return text === '' || text.length > LONGEST_PROPERTY_TEXT
        ? undefined
        : { dataType: kind, propertyId, text };
    }
  }
}

/** Returns the further quantities of a line a price is asked for, as the catalogue stores them: ascending, each once. */
export function readPriceSteps({ priceQuantities }: Pick<DraftLine, 'priceQuantities'>): number[] {
  const values = priceQuantities.flatMap((text) => {
    const value = readQuantityText(text, false);
    return typeof value === 'number' ? [value] : [];
  });
  return [...new Set(values)].sort((a, b) => a - b);
}

/** Returns a text as it is sent; one that is too long stays in the draft. */
function upTo(most: number, text: string): string {
  const sent = text.trim();
  return sent.length > most ? '' : sent;
}

/** Returns the texts that are not empty. */
function filled<Key extends string>(texts: Readonly<Record<Key, string>>): Partial<Record<Key, string>> {
  const entries = Object.entries<string>(texts).filter(([, text]) => text.trim() !== '');
  return Object.fromEntries(entries) as Partial<Record<Key, string>>;
}
