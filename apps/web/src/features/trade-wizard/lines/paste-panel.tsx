'use client';

import type { UnitOfMeasurement } from '@bazaar/api/model';
import {
  joinRows,
  type PastedLine,
  readPastedRows,
  rowsToCorrect,
  type WrongRow,
} from '@bazaar/domain/trade-drafts';
import { Button } from '@bazaar/ui/button';
import { WizardActions, WizardBody } from '@bazaar/ui/patterns/trade-wizard';
import { TextArea } from '@bazaar/ui/text-area';
import { startTransition, useState } from 'react';
import { wizardTexts as texts } from '@/translations/trade-wizard';
import { readTextRows, writeTextRows } from '../sheet/read-text-rows';
import { CatalogueField } from './catalogue/catalogue-field';
import { findCategories } from './find-catalogue';
import { PasteResult } from './paste-result';
import { SheetDrop } from './sheet-drop';

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
      {result === undefined ? null : <PasteResult {...result} />}
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
