import type { TradeDocumentType } from '@bazaar/api/model';

const pdf = 'application/pdf';
const pictures = ['image/jpeg', 'image/png', 'image/webp'];
const drawings = ['image/vnd.dwg', 'image/vnd.dxf', 'model/step', 'model/iges'];
const office = [
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
];
const everything = [pdf, ...pictures, ...drawings, ...office, 'application/zip'];

const kind = (id: string, title: string, code: string, acceptedMimes: string[]): TradeDocumentType => ({
  id: `tdt-${id}`,
  title,
  code,
  isRequired: false,
  acceptedMimes,
  maxSizeMb: 20,
});

/** Kinds of documents of a request. None is required of every request; a supplier's sale setting may require some. */
export const documentTypes: readonly TradeDocumentType[] = [
  {
    ...kind('technical-spec', 'مشخصات فنی', 'TechnicalSpec', [pdf, ...pictures, ...office]),
    helpUniqueId: 'direct-order',
  },
  kind('drawing', 'نقشه', 'Drawing', [pdf, ...pictures, ...drawings, 'application/zip']),
  kind('certificate', 'گواهی‌نامه', 'Certificate', [pdf, ...pictures]),
  kind('proforma', 'پیش‌فاکتور', 'ProformaInvoice', [pdf, ...pictures, ...office]),
  kind('contract', 'قرارداد', 'Contract', [pdf, ...pictures, ...office]),
  kind('other', 'سند دیگر', 'Other', everything),
];

export function findDocumentType(id: string): TradeDocumentType | undefined {
  return documentTypes.find((type) => type.id === id);
}
