import { normaliseInput } from '../persian/canonical-text';
import { formatSignificant } from '../persian/numbers';
import type { StatedProperty } from '../request-draft/stated-property';
import type { DraftLine, DraftProperty, PropertyKind, TradeDraft } from './draft';
import { newDraft, newLine } from './draft';

/** A request of the catalogue, as far as a draft needs it. */
export interface StatedRequest {
  id: string;
  version: number;
  clientRequestId: string;
  groupKey?: string;
  supplier: { id: string; name: string };
  buyerReference?: string;
  lines: StatedLine[];
  deliveryAddressId?: string;
  deliveryCityId?: string;
  neededBy?: string;
  deliveryMethod?: string;
  paymentTerm?: string;
  buyerNote?: string;
  documents: { typeId: string; file: { id: string; name: string } }[];
}

export interface StatedLine {
  id: string;
  supplierProductId?: string;
  baseProductId?: string;
  categoryId: string;
  title: string;
  quantity?: number;
  unitOfMeasurementId?: string;
  priceQuantities?: number[];
  requiredProperties: StatedProperty[];
  targetPriceRial?: number;
  note?: string;
  files: { id: string; name: string }[];
}

const DIGITS = 15;
const RIAL_PER_TOMAN = 10;

/**
 * Returns the draft of a request of the catalogue. Lines that `known` has under their id there keep its keys; so does a line of the same name
 * whose id was lost with a response.
 */
export function draftFromRequest(
  request: StatedRequest,
  { known, owner, nowMs }: { readonly known?: TradeDraft; readonly owner: string; readonly nowMs: number },
): TradeDraft {
  const { supplier, clientRequestId, id: requestId, version } = request;
  // The service has no rows that are no lines yet.
  const { pasted: _, ...base } =
    known ?? newDraft(clientRequestId, request.groupKey ?? clientRequestId, owner, nowMs);
  const ours = { supplierId: supplier.id, name: supplier.name, clientRequestId, requestId, version };
  const others = base.suppliers.filter(({ supplierId }) => supplierId !== supplier.id);
  const keys = knownLines(request, base);
  return {
    ...base,
    suppliers: [ours, ...others],
    buyerReference: request.buyerReference ?? '',
    lines: request.lines.map((line) => lineFromRequest(line, supplier.id, keys.get(line))),
    deliveryAddressId: request.deliveryAddressId ?? '',
    deliveryCityId: request.deliveryCityId ?? '',
    neededBy: request.neededBy ?? '',
    deliveryMethod: request.deliveryMethod ?? '',
    paymentTerm: request.paymentTerm ?? '',
    buyerNote: request.buyerNote ?? '',
    documents: request.documents.map(({ typeId, file }) => ({
      typeId,
      file: { id: file.id, name: file.name },
    })),
    updatedAtMs: nowMs,
  };
}

function knownLines(request: StatedRequest, { lines }: TradeDraft): ReadonlyMap<StatedLine, DraftLine> {
  const supplierId = request.supplier.id;
  const byId = new Map(lines.map((line) => [line.ids[supplierId], line]));
  const waiting = lines
    .filter(({ ids }) => ids[supplierId] === undefined)
    .map((line) => ({ line, name: nameOf(line) }));
  return new Map(
    request.lines.flatMap((line): (readonly [StatedLine, DraftLine])[] => {
      const name = nameOf(line);
      const index = byId.has(line.id) ? -1 : waiting.findIndex((one) => one.name === name);
      const known = byId.get(line.id) ?? waiting.splice(index, index < 0 ? 0 : 1)[0]?.line;
      return known === undefined ? [] : [[line, known]];
    }),
  );
}

/** Returns what two lines without a common id are known by. The service writes digits and spaces in its own way. */
function nameOf({ title, categoryId }: Pick<StatedLine, 'title' | 'categoryId'>): string {
  return `${categoryId} ${normaliseInput(title)}`;
}

function lineFromRequest(line: StatedLine, supplierId: string, known: DraftLine | undefined): DraftLine {
  const { supplierProductId, targetPriceRial } = line;
  const offers =
    supplierProductId === undefined ? known?.offers : { ...known?.offers, [supplierId]: supplierProductId };
  return newLine(known?.key ?? line.id, {
    title: line.title,
    categoryId: line.categoryId,
    baseProductId: line.baseProductId ?? '',
    offers: offers ?? {},
    ids: { ...known?.ids, [supplierId]: line.id },
    quantity: typed(line.quantity),
    unitId: line.unitOfMeasurementId ?? '',
    targetPrice: typed(targetPriceRial === undefined ? undefined : targetPriceRial / RIAL_PER_TOMAN),
    priceQuantities: (line.priceQuantities ?? []).map(typed),
    required: line.requiredProperties.map(propertyFromRequest),
    note: line.note ?? '',
    files: line.files.map(({ id, name }) => ({ id, name })),
    href: known?.href ?? '',
    description: known?.description ?? '',
  });
}

/** Returns a stated property as the buyer would have written it. Its kind is a guess by its value until `withKinds` has the category's. */
export function propertyFromRequest(stated: StatedProperty): DraftProperty {
  const { propertyId, title, value, maxValue, optionIds = [], optionTitles = [] } = stated;
  return {
    propertyId,
    title,
    kind: kindOf(stated),
    min: typed(value),
    max: typed(maxValue),
    unitId: stated.measurementUnitId ?? '',
    unitText: stated.unitDisplayText ?? '',
    options: optionIds.map((id, index) => ({ id, title: optionTitles[index] ?? id })),
    text: stated.text ?? '',
    ...(stated.bool === undefined ? {} : { isTrue: stated.bool }),
  };
}

function kindOf({ optionIds, bool, text, value, maxValue }: StatedProperty): PropertyKind {
  if (optionIds !== undefined) return optionIds.length > 1 ? 'MultiOption' : 'Option';
  if (bool !== undefined) return 'Boolean';
  if (text !== undefined && value === undefined && maxValue === undefined) {
    return /^\d{4}-\d{2}-\d{2}$/.test(text) ? 'Date' : 'Text';
  }
  return 'Number';
}

function typed(value: number | undefined): string {
  return value === undefined ? '' : formatSignificant(value, DIGITS);
}
