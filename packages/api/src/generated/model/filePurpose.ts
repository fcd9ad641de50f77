/**
 * Generated from the contract; do not edit.
 */

/**
 * What a file is for; it decides what is accepted. `Avatar` a profile picture (jpg, png, webp; at most 2,097,152 bytes; at least 200 × 200 pixels);
 * `TradeDocument` a document of a trade request; `Message` an attachment of a message; `Feedback` an attachment of a feedback;
 * `Address` a picture or plan of a place. All but `Avatar`: pdf, jpg, png, webp, dwg, dxf, step, stp, igs, xlsx, docx, zip; at most 20,971,520 bytes.
 */
export type FilePurpose = typeof FilePurpose[keyof typeof FilePurpose];


export const FilePurpose = {
  Avatar: 'Avatar',
  TradeDocument: 'TradeDocument',
  Message: 'Message',
  Feedback: 'Feedback',
  Address: 'Address',
} as const;
