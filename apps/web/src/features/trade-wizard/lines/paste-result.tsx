import { toPersianDigits } from '@bazaar/domain/persian';
import { type PastedProblem, type WrongRow, wrongRowsCsv } from '@bazaar/domain/trade-drafts';
import { Banner } from '@bazaar/ui/banner';
import { Button } from '@bazaar/ui/button';
import { saveTextFile } from '@/lib/download/save-text-file';
import { fieldErrorTexts } from '@/translations/form-errors';
import { wizardTexts as texts } from '@/translations/trade-wizard';

const SHOWN = 20;

export interface PasteResultProps {
  /** How many rows became lines. */
  readonly good: number;
  /** Rows that did not, each with its reasons. */
  readonly wrong: readonly WrongRow[];
}

/** Says what of a list became lines. Rows that only had no room are counted, the others told one by one. */
export function PasteResult({ good, wrong }: PasteResultProps) {
  const added = good > 0 || wrong.length === 0 ? [texts.pasted(toPersianDigits(good))] : [];
  const toTell = wrong.filter(({ problems }) => problems.some((problem) => problem !== 'too-many-lines'));
  const unplaced = wrong.length - toTell.length;
  const noRoom = unplaced === 0 ? [] : [texts.noRoom(toPersianDigits(unplaced))];
  const unread = toTell.length === 0 ? [] : [texts.wrongRows(toPersianDigits(toTell.length))];
  return (
    <Banner
      status={wrong.length === 0 ? 'success' : 'warning'}
      title={[...added, ...noRoom, ...unread].join(' ')}
      action={
        toTell.length === 0 ? undefined : (
          <Button
            size="small"
            onClick={() => saveTextFile(texts.wrongFile, wrongRowsCsv(wrong, problemText))}
          >
            {texts.wrongCsv}
          </Button>
        )
      }
    >
      {toTell.length === 0 ? null : (
        <ul>
          {toTell.slice(0, SHOWN).map(({ row, problems }) => (
            <li key={row}>{texts.wrongRow(toPersianDigits(row), problems.map(problemText).join(' '))}</li>
          ))}
        </ul>
      )}
    </Banner>
  );
}

function problemText(problem: PastedProblem): string {
  if (problem === 'unit-unknown' || problem === 'too-many-lines') return texts.pasteProblems[problem];
  return fieldErrorTexts[problem];
}
