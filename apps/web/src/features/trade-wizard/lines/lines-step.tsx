'use client';

import { toPersianDigits } from '@bazaar/domain/persian';
import {
  type DraftLine,
  MOST_LINES,
  newLine,
  newSupplier,
  type PastedLine,
} from '@bazaar/domain/trade-drafts';
import { Button } from '@bazaar/ui/button';
import { EmptyPanel } from '@bazaar/ui/message-panel';
import { requestsIcon } from '@bazaar/ui/patterns/empty-icons';
import { WizardActions, WizardBody, WizardCard } from '@bazaar/ui/patterns/trade-wizard';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { showToast, showToastWithAction } from '@/lib/toasts/toasts';
import { wizardTexts as texts } from '@/translations/trade-wizard';
import type { WizardContext } from '../wizard-context';
import { CatalogueField } from './catalogue/catalogue-field';
import { findProducts, foundLine } from './find-catalogue';
import { LineCard } from './line-card';
import { LineFields } from './line-fields';
import { LineRoom } from './line-room';
import { PastePanel } from './paste-panel';

export interface LinesStepProps {
  readonly context: WizardContext;
  readonly openKey: string | undefined;
  /** How much of the basket found no room in the draft. */
  readonly leftCount?: number | undefined;
  readonly onOpen: (key: string | undefined) => void;
}

/** Step 1: what is requested. Only the open line has fields. */
export function LinesStep({ context, openKey, leftCount = 0, onOpen }: LinesStepProps) {
  const { draft, change, errors, reads } = context;
  const [isPasting, setPasting] = useState((draft.pasted ?? '') !== '');
  const unitTitles = useMemo(
    () => new Map(reads.units.data?.map(({ id, title }) => [id, title])),
    [reads.units.data],
  );
  const errorOf = useMemo(() => firstErrors(errors), [errors]);
  // Read when a line is pressed: a function that changed with it would draw every line anew.
  const opened = useRef(openKey);
  useEffect(() => {
    opened.current = openKey;
  }, [openKey]);
  // The fields of a line are many: they are drawn in slices, and the page answers meanwhile.
  const toggle = useCallback(
    (key: string) => startTransition(() => onOpen(opened.current === key ? undefined : key)),
    [onOpen],
  );
  const addLines = useCallback(
    (lines: readonly DraftLine[]) =>
      change((now) => ({ ...now, lines: [...now.lines, ...lines].slice(0, MOST_LINES) })),
    [change],
  );
  const copy = useCallback(
    (key: string) =>
      change((now) => {
        if (now.lines.length >= MOST_LINES) {
          showToast({ status: 'warning', title: texts.full });
          return now;
        }
        return {
          ...now,
          lines: now.lines.flatMap((line) =>
            line.key === key ? [line, { ...line, key: crypto.randomUUID(), ids: {} }] : [line],
          ),
        };
      }),
    [change],
  );
  const remove = useCallback(
    (key: string) =>
      change((now) => {
        const index = now.lines.findIndex((line) => line.key === key);
        const line = now.lines[index];
        if (line === undefined) return now;
        showToastWithAction(
          { status: 'success', title: texts.lineRemoved(line.title || texts.untitled) },
          {
            label: texts.undo,
            run: () => change((later) => ({ ...later, lines: later.lines.toSpliced(index, 0, line) })),
          },
        );
        return { ...now, lines: now.lines.toSpliced(index, 1) };
      }),
    [change],
  );
  const addFound = (id: string) => {
    const found = foundLine(id);
    if (found === undefined) return;
    const { line, supplier } = found;
    change((now) => ({
      ...now,
      lines: [...now.lines, line],
      suppliers: now.suppliers.some(({ supplierId }) => supplierId === supplier.id)
        ? now.suppliers
        : [...now.suppliers, newSupplier(supplier.id, supplier.name, crypto.randomUUID())],
    }));
  };
  const addPasted = (lines: readonly PastedLine[], categoryId: string) =>
    addLines(lines.map((line) => newLine(crypto.randomUUID(), { ...line, categoryId })));
  const room = MOST_LINES - draft.lines.length;
  const isFull = room <= 0 && !isPasting;
  return (
    <WizardCard
      id="wizard-lines"
      title={texts.lines}
      note={texts.stepNotes.lines(toPersianDigits(draft.lines.length))}
    >
      {draft.lines.length === 0 ? <EmptyPanel icon={requestsIcon} title={texts.noLines} isInline /> : null}
      {draft.lines.map((line, index) => (
        <LineCard
          key={line.key}
          line={line}
          index={index}
          unitTitle={unitTitles.get(line.unitId) ?? ''}
          error={errorOf.get(line.key)}
          onOpen={toggle}
          onCopy={copy}
          onRemove={remove}
        >
          {line.key === openKey ? <LineFields line={line} context={context} /> : undefined}
        </LineCard>
      ))}
      <LineRoom isFull={isFull} leftCount={leftCount} />
      {isPasting ? (
        <PastePanel
          units={reads.units.data ?? (reads.units.isError ? [] : undefined)}
          room={room}
          pasted={draft.pasted ?? ''}
          onPasted={(pasted) => change((now) => ({ ...now, pasted }))}
          onLines={addPasted}
          onClose={() => setPasting(false)}
        />
      ) : isFull ? null : (
        <WizardBody>
          <CatalogueField
            id="wizard-add"
            label={texts.addByTerm}
            placeholder={texts.addByTermPlaceholder}
            find={findProducts}
            isAdding
            onChoose={(option) => option && addFound(option.value)}
          />
          <WizardActions>
            <Button
              onClick={() => {
                const line = newLine(crypto.randomUUID());
                addLines([line]);
                onOpen(line.key);
              }}
            >
              {texts.addBySpecification}
            </Button>
            <Button onClick={() => setPasting(true)}>{texts.paste}</Button>
          </WizardActions>
        </WizardBody>
      )}
    </WizardCard>
  );
}

/** The first sentence of each line, shown on its closed row. */
function firstErrors(errors: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  for (const [path, text] of Object.entries(errors)) {
    const key = /^lines\.([^.]+)\./.exec(path)?.[1];
    if (key !== undefined && !first.has(key)) first.set(key, text);
  }
  return first;
}
