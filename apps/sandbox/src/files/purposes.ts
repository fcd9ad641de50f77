import { type FileKindName, fileKinds, pictureKinds } from './file-kinds';

export type FilePurpose = 'Avatar' | 'TradeDocument' | 'Message' | 'Feedback' | 'Address';

export interface PurposeRules {
  kinds: readonly FileKindName[];
  largestBytes: number;
  /** For pictures only: minimum of the shorter side, in pixels. */
  smallestSide?: number;
}

const mebibyte = 1024 * 1024;
const document: PurposeRules = {
  kinds: Object.keys(fileKinds) as FileKindName[],
  largestBytes: 20 * mebibyte,
};

/** Accepted files by purpose, as the contract's `FilePurpose` defines. */
export const purposeRules: Record<FilePurpose, PurposeRules> = {
  Avatar: { kinds: pictureKinds, largestBytes: 2 * mebibyte, smallestSide: 200 },
  TradeDocument: document,
  Message: document,
  Feedback: document,
  Address: document,
};

/** Maximum body of an upload: the largest file and its surrounding form. */
export const largestUploadBytes = document.largestBytes + 64 * 1024;
