import type { TextSpan } from '../assistant/understanding';

/** A condition a model proposed and the visitor accepted: the words, and the condition as a list's address writes it. */
export interface AcceptedProposal {
  readonly span: TextSpan;
  /** `p-bore:20~30@u-mm`, as `readProperty` parses it. */
  readonly condition: string;
}

const FORM = /^(\d{1,4})-(\d{1,4})_([\w:~@,.-]{3,200})$/;

/** Serialises it for the address. */
export function writeAccepted({ span, condition }: AcceptedProposal): string {
  return `${span.start}-${span.end}_${condition}`;
}

/** Parses it from the address; none for anything else. */
export function readAccepted(text: string): AcceptedProposal[] {
  const [, start, end, condition] = FORM.exec(text) ?? [];
  if (condition === undefined || Number(start) >= Number(end)) return [];
  return [{ span: { start: Number(start), end: Number(end) }, condition }];
}
