import { expect, it } from 'vitest';
import { acceptText, checkFile, DOCUMENT_RULES, documentRules } from './check-file';

const megabyte = 1024 * 1024;

it.each([
  ['نقشه.pdf', 10, undefined],
  ['PLATE.DWG', 20 * megabyte, undefined],
  ['نقشه.نهایی.step', 10, undefined],
  ['نقشه.pdf', 20 * megabyte + 1, 'file-large'],
  ['نقشه.pdf', 0, 'file-empty'],
  ['setup.exe', 10, 'file-kind'],
  ['نقشه', 10, 'file-kind'],
  ['invoice.exe.pdf', 10, 'file-runnable'],
] as const)('R-383 «%s» of %d bytes: %s', (name, size, problem) => {
  expect(checkFile({ name, size }, DOCUMENT_RULES)).toBe(problem);
});

it('R-383 a kind of document has endings and a size of its own', () => {
  const rules = documentRules({ acceptedMimes: ['application/pdf', 'image/jpeg'], maxSizeMb: 2 }, 3);
  expect(rules).toEqual({ endings: ['pdf', 'jpg', 'jpeg'], largestBytes: 2 * megabyte, room: 3 });
  expect(acceptText(rules)).toBe('.pdf,.jpg,.jpeg');
  expect(checkFile({ name: 'a.dwg', size: 1 }, rules)).toBe('file-kind');
  expect(checkFile({ name: 'a.pdf', size: 2 * megabyte + 1 }, rules)).toBe('file-large');
});

it('R-383 a kind of file this code does not know is for the service to judge', () => {
  const rules = documentRules({ acceptedMimes: ['model/stl'], maxSizeMb: 200 }, 3);
  expect(checkFile({ name: 'part.stl', size: 5 }, rules)).toBeUndefined();
  expect([rules.largestBytes, acceptText(rules)]).toEqual([20 * megabyte, '']);
});
