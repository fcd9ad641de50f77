'use client';

import type { UnitOfMeasurement } from '@bazaar/api/model';
import { toPersianDigits } from '@bazaar/domain/persian';
import {
  type PastedLine,
  type PastedProblem,
  readPastedList,
  type WrongRow,
  wrongRowsCsv,
} from '@bazaar/domain/trade-drafts';
import { Banner } from '@bazaar/ui/banner';
import { Button } from '@bazaar/ui/button';
import { WizardActions, WizardBody } from '@bazaar/ui/patterns/trade-wizard';
import { TextArea } from '@bazaar/ui/text-area';
import { useRef, useState } from 'react';
import { saveTextFile } from '@/lib/download/save-text-file';
import { fieldErrorTexts } from '@/translations/form-errors';
import { wizardTexts as texts } from '@/translations/trade-wizard';
import { CatalogueField } from './catalogue-field';
import { findCategories } from './find-catalogue';

const SHOWN = 20;

export interface PastePanelProps {
  readonly units: readonly UnitOfMeasurement[];
  /** Lines that still fit. */
  readonly room: number;
  readonly onLines: (lines: readonly PastedLine[], categoryId: string) => void;
  readonly onClose: () => void;
}

/** Reads a pasted list: good rows become lines, wrong ones stay with their reasons. */
export function PastePanel({ units, room, onLines, onClose }: PastePanelProps) {
  const file = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [category, setCategory] = useState('');
  const [result, setResult] = useState<{ good: number; wrong: readonly WrongRow[] }>();
  const read = () => {
    const { lines, wrong } = readPastedList(text, units, room);
    if (lines.length > 0) onLines(lines, category);
    setResult({ good: lines.length, wrong });
    // The wrong rows stay in the field: they are corrected there and read again.
    const rows = text.split(/\r\n?|\n/);
    setText(wrong.map(({ row }) => rows[row - 1] ?? '').join('\n'));
  };
  return (
    <WizardBody>
      <TextArea
        id="wizard-paste"
        label={texts.paste}
        hint={texts.pasteHint}
        rows="many"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <CatalogueField
        id="wizard-paste-category"
        label={`${texts.pasteFor} ${texts.optional}`}
        placeholder={texts.categoryPlaceholder}
        find={findCategories}
        onChoose={(option) => setCategory(option?.value ?? '')}
      />
      <WizardActions>
        <Button tone="primary" disabled={text.trim() === ''} onClick={read}>
          {texts.pasteAdd}
        </Button>
        <Button onClick={() => file.current?.click()}>{texts.pasteFile}</Button>
        <Button onClick={onClose}>{texts.close}</Button>
      </WizardActions>
      <input
        ref={file}
        type="file"
        hidden
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        onChange={async ({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen !== undefined) setText((await chosen.text()).replace(/^\ufeff/, ''));
          target.value = '';
        }}
      />
      {result === undefined ? null : <Result {...result} />}
    </WizardBody>
  );
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
