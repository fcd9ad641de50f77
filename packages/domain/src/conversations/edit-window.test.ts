import { expect, it } from 'vitest';
import { EDIT_MS, editableForMs } from './edit-window';

const sentAt = '2026-11-21T08:00:00Z';
const sentMs = Date.parse(sentAt);

it.each([
  ['at once', { isMine: true, sentAt }, 0, EDIT_MS],
  ['after ten minutes', { isMine: true, sentAt }, 600_000, 300_000],
  ['after fifteen minutes', { isMine: true, sentAt }, EDIT_MS, 0],
  ['much later', { isMine: true, sentAt }, EDIT_MS * 9, 0],
  ['when the clock of the device is late', { isMine: true, sentAt }, -60_000, EDIT_MS],
  ['when it is of the other side', { isMine: false, sentAt }, 0, 0],
  ['when it was deleted', { isMine: true, sentAt, deletedAt: sentAt }, 0, 0],
  ['when its time is not known', { isMine: true, sentAt: '' }, 0, 0],
])('R-470 a message may be edited for fifteen minutes: %s', (_when, message, afterMs, leftMs) => {
  expect(editableForMs(message, sentMs + afterMs)).toBe(leftMs);
});
