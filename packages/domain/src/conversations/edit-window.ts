/** How long after sending a message its writer may change it: the service's rule, told before it refuses. */
export const EDIT_MS = 15 * 60_000;

export interface SentMessage {
  readonly isMine: boolean;
  /** ISO 8601. */
  readonly sentAt: string;
  readonly deletedAt?: string | undefined;
}

/** Returns for how many milliseconds the reader may still edit a message; 0 when not, or no longer. */
export function editableForMs({ isMine, sentAt, deletedAt }: SentMessage, nowMs: number): number {
  if (!isMine || deletedAt !== undefined) return 0;
  const leftMs = Date.parse(sentAt) + EDIT_MS - nowMs;
  return Number.isNaN(leftMs) ? 0 : Math.min(EDIT_MS, Math.max(0, leftMs));
}
