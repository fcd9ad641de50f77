import { type FileKindName, fileKinds, pictureKinds } from './file-kinds';

export type FilePurpose = 'Avatar' | 'TradeDocument' | 'Message' | 'Feedback' | 'Address';

export interface PurposeRules {
  kinds: readonly FileKindName[];
  largestBytes: number;
  /** Pictures only, of the shorter side, in pixels. */
  smallestSide?: number;
}

const mebibyte = 1024 * 1024;
const document: PurposeRules = {
  kinds: Object.keys(fileKinds) as FileKindName[],
  largestBytes: 20 * mebibyte,
};

/** What each purpose accepts, as the contract's `FilePurpose` says. */
export const purposeRules: Record<FilePurpose, PurposeRules> = {
  Avatar: { kinds: pictureKinds, largestBytes: 2 * mebibyte, smallestSide: 200 },
  TradeDocument: document,
  Message: document,
  Feedback: document,
  Address: document,
};

/** The largest body of an upload: the largest file with the form around it. */
export const largestUploadBytes = document.largestBytes + 64 * 1024;
