'use client';

import type { UnitOfMeasurement } from '@bazaar/api/model';
import { toPersianDigits } from '@bazaar/domain/persian';
import {
  joinRows,
  type PastedLine,
  type PastedProblem,
  readPastedRows,
  rowsToCorrect,
  type WrongRow,
  wrongRowsCsv,
} from '@bazaar/domain/trade-drafts';
import { Banner } from '@bazaar/ui/banner';
import { Button } from '@bazaar/ui/button';
import { WizardActions, WizardBody } from '@bazaar/ui/patterns/trade-wizard';
import { TextArea } from '@bazaar/ui/text-area';
import { startTransition, useState } from 'react';
import { saveTextFile } from '@/lib/download/save-text-file';
import { fieldErrorTexts } from '@/translations/form-errors';
import { wizardTexts as texts } from '@/translations/trade-wizard';
import { readTextRows, writeTextRows } from '../sheet/read-text-rows';
import { CatalogueField } from './catalogue-field';
import { findCategories } from './find-catalogue';
import { SheetDrop } from './sheet-drop';

const SHOWN = 20;
/** Browsers take seconds to edit so many lines into a field, for the sake of undoing it; its value is set at once. */
const LONG_PASTE = 2_000;

export interface PastePanelProps {
  /** Absent while they are read: without them no unit is known. */
  readonly units: readonly UnitOfMeasurement[] | undefined;
  /** Lines that still fit. */
  readonly room: number;
  /** The field's text where it was left. */
  readonly pasted: string;
  /** Keeps the field's text: what is no line yet outlives the panel and the page. */
  readonly onPasted: (text: string) => void;
  readonly onLines: (lines: readonly PastedLine[], categoryId: string) => void;
  readonly onClose: () => void;
}

/** Reads a pasted list or a file: good rows become lines, wrong ones stay with their reasons. */
export function PastePanel({ units, room, pasted: left, onPasted, onLines, onClose }: PastePanelProps) {
  const [text, showText] = useState(left);
  const [category, setCategory] = useState('');
  const [isReading, setReading] = useState(false);
  const [result, setResult] = useState<{ good: number; wrong: readonly WrongRow[] }>();
  const setText = (next: string) => {
    showText(next);
    // The field never waits for the rest of the request.
    startTransition(() => onPasted(next));
  };
  /** Reads the text into another one; what would be typed meanwhile would be in neither. */
  const whileReading = async (readAll: () => Promise<void>) => {
    setReading(true);
    try {
      await readAll();
    } finally {
      setReading(false);
    }
  };
  const read = () =>
    whileReading(async () => {
      const { lines, wrong } = readPastedRows(await readTextRows(text), units ?? [], room);
      if (lines.length > 0) onLines(lines, category);
      setResult({ good: lines.length, wrong });
      // The wrong rows stay in the field under their headings: they are corrected there and read again.
      setText(wrong.length === 0 ? '' : await writeTextRows(rowsToCorrect(wrong)));
    });
  return (
    <WizardBody>
      <TextArea
        id="wizard-paste"
        label={texts.paste}
        hint={texts.pasteHint}
        rows="many"
        value={text}
        readOnly={isReading}
        onChange={({ target }) => setText(target.value)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain');
          if (pasted.length < LONG_PASTE || isReading) return;
          event.preventDefault();
          setText(textWithPasted(event.currentTarget, pasted));
        }}
      />
      <SheetDrop
        onRows={(rows) =>
          whileReading(async () => {
            setResult(undefined);
            setText(await writeTextRows(joinRows(await readTextRows(text), rows)));
          })
        }
      />
      <CatalogueField
        id="wizard-paste-category"
        label={`${texts.pasteFor} ${texts.optional}`}
        placeholder={texts.categoryPlaceholder}
        find={findCategories}
        onChoose={(option) => setCategory(option?.value ?? '')}
      />
      <WizardActions>
        <Button
          tone="primary"
          disabled={text.trim() === '' || units === undefined || isReading}
          onClick={() => void read()}
        >
          {isReading ? texts.pasteReading : texts.pasteAdd}
        </Button>
        <Button onClick={onClose}>{texts.close}</Button>
      </WizardActions>
      {result === undefined ? null : <Result {...result} />}
    </WizardBody>
  );
}

/** Returns the value of a field with a text in place of its selection. */
function textWithPasted(
  { value, selectionStart, selectionEnd }: HTMLTextAreaElement,
  pasted: string,
): string {
  return value.slice(0, selectionStart) + pasted.replace(/\r\n?/g, '\n') + value.slice(selectionEnd);
}

function Result({ good, wrong }: { readonly good: number; readonly wrong: readonly WrongRow[] }) {
  const count = toPersianDigits(good);
  if (wrong.length === 0) return <Banner status="success" title={texts.pasted(count)} />;
  return (
    <Banner
      status="warning"
      title={[good > 0 ? texts.pasted(count) : '', texts.wrongRows(toPersianDigits(wrong.length))]
        .filter(Boolean)
        .join(' ')}
      action={
        <Button size="small" onClick={() => saveTextFile(texts.wrongFile, wrongRowsCsv(wrong, problemText))}>
          {texts.wrongCsv}
        </Button>
      }
    >
      <ul>
        {wrong.slice(0, SHOWN).map(({ row, problems }) => (
          <li key={row}>{texts.wrongRow(toPersianDigits(row), problems.map(problemText).join(' '))}</li>
        ))}
      </ul>
    </Banner>
  );
}

function problemText(problem: PastedProblem): string {
  if (problem === 'unit-unknown' || problem === 'too-many-lines') return texts.pasteProblems[problem];
  return fieldErrorTexts[problem];
}
