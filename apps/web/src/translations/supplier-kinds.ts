/** Kinds of suppliers, by their names in the contract. */
export const supplierKinds = {
  Manufacturer: 'تولیدکننده',
  Distributor: 'توزیع‌کننده',
  Importer: 'واردکننده',
  ServiceProvider: 'ارائه‌دهندهٔ خدمات',
  Consultant: 'مشاور',
  Publisher: 'ناشر',
} as const;
