import { newDraft, newLine, type TradeDraft } from '@bazaar/domain/trade-drafts';
import { expect, it } from 'vitest';
import { documentTarget, lineTarget, withFile, withoutFile } from './with-file';

const file = { id: 'f-1', name: 'نقشه.pdf' };
const empty: TradeDraft = { ...newDraft('d', 'g', 'u', 0), lines: [newLine('l-1'), newLine('l-2')] };

it('R-384 a file that has arrived is in the draft at its line or kind of document, once', () => {
  const atLine = withFile(lineTarget('l-2'), file);
  expect(atLine(atLine(empty)).lines.map(({ files }) => files)).toEqual([[], [file]]);
  const atType = withFile(documentTarget('tdt-a'), file)(empty);
  expect(atType.documents).toEqual([{ typeId: 'tdt-a', file }]);
});

it('R-384 a file of a line that was removed meanwhile belongs nowhere', () => {
  expect(withFile(lineTarget('l-9'), file)(empty).lines).toEqual(empty.lines);
});

it('removes a file at its target only', () => {
  const draft = [
    lineTarget('l-1'),
    lineTarget('l-2'),
    documentTarget('a'),
    documentTarget('b'),
  ].reduce<TradeDraft>((now, target) => withFile(target, file)(now), empty);
  const { lines, documents } = withoutFile(
    documentTarget('a'),
    'f-1',
  )(withoutFile(lineTarget('l-1'), 'f-1')(draft));
  expect(lines.map(({ files }) => files.length)).toEqual([0, 1]);
  expect(documents.map(({ typeId }) => typeId)).toEqual(['b']);
});
