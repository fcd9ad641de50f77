import type {
  TradeDocument,
  TradeDocumentInput,
  TradeRequestLine,
  TradeRequestLineInput,
} from '@bazaar/api/model';
import { canonicalLetters, normaliseInput } from '@bazaar/domain/persian';
import type { Queryable } from '../db/database-handle';
import type { Services } from '../server/services';
import { findDocumentType } from './document-types';
import { type DraftInput, type DraftReferences, readReferences } from './draft-references';
import { FieldErrors } from './field-errors';
import { present } from './present';
import type { RequestContent } from './request-types';
import { requestedProperty } from './requested-property';

const megabyte = 1_048_576;

interface Draft {
  userId: string;
  /** Whoever adds the documents that are new. */
  writerName: string;
  supplierId: string;
  input: DraftInput;
  /** Content of the request before this write: its lines and documents keep their ids. */
  previous?: RequestContent;
}

interface Reading extends Draft {
  services: Services;
  references: DraftReferences;
  errors: FieldErrors;
}

/** Returns the content of a draft with its references resolved. Refuses with 422 and an error for each invalid reference. */
export async function readDraft(tx: Queryable, services: Services, draft: Draft): Promise<RequestContent> {
  const { input } = draft;
  const references = await readReferences(tx, draft.userId, input);
  const reading: Reading = { ...draft, services, references, errors: new FieldErrors() };
  const { errors } = reading;
  if (!references.isAddressKnown) errors.add('deliveryAddressId', 'این نشانی پیدا نشد.');
  if (!references.isCityKnown) errors.add('deliveryCityId', 'این شهر پیدا نشد.');
  const lines = (input.lines ?? []).map((line, index) => readLine(reading, line, `lines[${index}]`));
  if (new Set(lines.map(({ id }) => id)).size < lines.length) errors.add('lines', 'یک ردیف دو بار آمده است.');
  const documents = (input.documents ?? []).map((document, index) =>
    readDocument(reading, document, `documents[${index}]`),
  );
  errors.refuse();
  const { deliveryAddressId, deliveryCityId, neededBy, deliveryMethod, paymentTerm } = input;
  const buyerNote = input.buyerNote === undefined ? undefined : tidy(input.buyerNote) || undefined;
  const buyerReference =
    input.buyerReference === undefined ? undefined : normaliseInput(input.buyerReference) || undefined;
  const rest = {
    deliveryAddressId,
    deliveryCityId,
    neededBy,
    deliveryMethod,
    paymentTerm,
    buyerNote,
    buyerReference,
  };
  return { lines, documents, ...present(rest) };
}

/** Returns the title of a request when the buyer gives none. */
export function titleOf(input: Pick<DraftInput, 'title'>, { lines }: RequestContent): string {
  const given = input.title === undefined ? '' : normaliseInput(input.title);
  if (given !== '') return given;
  const [first, ...others] = lines;
  if (first === undefined) return 'درخواست بی‌عنوان';
  return others.length === 0
    ? first.title
    : `${first.title} و ${new Intl.NumberFormat('fa-IR').format(others.length)} ردیف دیگر`;
}

function readLine(reading: Reading, line: TradeRequestLineInput, field: string): TradeRequestLine {
  const { references, errors, previous, services } = reading;
  const title = normaliseInput(line.title);
  if (title.length < 2) errors.add(`${field}.title`, 'عنوان ردیف را بنویسید.');
  checkLine(reading, line, field);
  const isKnown = previous?.lines.some(({ id }) => id === line.id) ?? false;
  const fileIds = [...new Set(line.fileIds ?? [])];
  const { categoryId, supplierProductId, baseProductId, quantity, unitOfMeasurementId, targetPriceRial } =
    line;
  const priceQuantities = ascending(line.priceQuantities);
  const note = line.note === undefined ? undefined : tidy(line.note) || undefined;
  return {
    id: line.id !== undefined && isKnown ? line.id : `trl-${services.random.uuid()}`,
    categoryId,
    title,
    ...present({
      supplierProductId,
      baseProductId,
      quantity,
      unitOfMeasurementId,
      priceQuantities,
      targetPriceRial,
      note,
    }),
    requiredProperties: (line.requiredProperties ?? []).map((input, index) =>
      requestedProperty(references, errors, `${field}.requiredProperties[${index}]`, { categoryId, input }),
    ),
    fileIds,
    files: fileIds.flatMap((id) => references.files.get(id) ?? []),
  };
}

function checkLine(
  { references, errors, supplierId }: Reading,
  line: TradeRequestLineInput,
  field: string,
): void {
  const { categoryId, supplierProductId, baseProductId, unitOfMeasurementId, fileIds = [] } = line;
  if (!references.categories.has(categoryId)) errors.add(`${field}.categoryId`, 'این دسته پیدا نشد.');
  if (unitOfMeasurementId !== undefined && !references.tradeUnits.has(unitOfMeasurementId)) {
    errors.add(`${field}.unitOfMeasurementId`, 'این واحد پیدا نشد.');
  }
  if (supplierProductId !== undefined && references.offers.get(supplierProductId) !== supplierId) {
    errors.add(`${field}.supplierProductId`, 'این تأمین‌کننده چنین محصولی ندارد.');
  }
  if (baseProductId !== undefined && !references.baseProducts.has(baseProductId)) {
    errors.add(`${field}.baseProductId`, 'این محصول پیدا نشد.');
  }
  if (fileIds.some((id) => !references.files.has(id))) errors.add(`${field}.fileIds`, 'این پرونده پیدا نشد.');
}

function readDocument(
  reading: Reading,
  { typeId, fileId }: TradeDocumentInput,
  field: string,
): TradeDocument {
  const { references, errors, previous, services, writerName } = reading;
  const type = findDocumentType(typeId);
  const file = references.files.get(fileId);
  if (type === undefined) errors.add(`${field}.typeId`, 'این نوع سند پیدا نشد.');
  if (file === undefined) errors.add(`${field}.fileId`, 'این پرونده پیدا نشد.');
  if (type !== undefined && file !== undefined) {
    if (!type.acceptedMimes.includes(file.mime))
      errors.add(`${field}.fileId`, 'این نوع پرونده برای این سند پذیرفته نیست.');
    if (file.sizeBytes > type.maxSizeMb * megabyte)
      errors.add(`${field}.fileId`, 'اندازهٔ پرونده بیش از حد مجاز است.');
  }
  const stored = previous?.documents.find(
    (document) => document.typeId === typeId && document.file.id === fileId,
  );
  if (stored !== undefined) return stored;
  return {
    id: `td-${services.random.uuid()}`,
    typeId,
    file: file ?? { id: fileId, url: '', name: '', mime: '', sizeBytes: 0 },
    uploadedAt: services.clock.now().toISOString(),
    uploadedByName: writerName,
    state: 'Uploaded',
  };
}

/** Returns each quantity once, ascending; `undefined` for none. */
function ascending(quantities: readonly number[] = []): number[] | undefined {
  return quantities.length === 0 ? undefined : [...new Set(quantities)].sort((a, b) => a - b);
}

/** Normalises letters and trims; keeps the line breaks of a note. */
function tidy(text: string): string {
  return canonicalLetters(text).trim();
}
