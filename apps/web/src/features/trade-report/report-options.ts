/** What the reader of a sheet chooses. */
export interface ReportOptions {
  readonly isLatin: boolean;
  readonly hasPrices: boolean;
  readonly hasEvents: boolean;
  readonly hasSignatures: boolean;
}

export const FIRST_OPTIONS: ReportOptions = {
  isLatin: false,
  hasPrices: true,
  hasEvents: true,
  hasSignatures: true,
};
