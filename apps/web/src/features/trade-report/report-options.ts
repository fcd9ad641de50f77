import type { ReactNode } from 'react';
import type { Paper } from './paper';

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

/** What the ready sheet shows and does. */
export interface ReadyReport {
  readonly state: 'ready';
  readonly requestId: string;
  readonly paper: Paper;
  /** Absolute address of the live request. */
  readonly address: string;
  readonly options: ReportOptions;
  /** What of it could not be read; it is not printed. */
  readonly notice?: ReactNode;
  onOptions(options: ReportOptions): void;
  onPrint(): void;
  onCsv(): void;
  onCopy(): void;
}
