'use client';

import { formatToman } from '@bazaar/domain/money';
import { toPersianDigits } from '@bazaar/domain/persian';
import { type DraftLine, targetSum } from '@bazaar/domain/trade-drafts';
import { WizardLine, WizardLineButtons } from '@bazaar/ui/patterns/trade-wizard';
import { memo, type ReactNode } from 'react';
import { isolateCodes } from '@/lib/text/isolate-codes';
import { wizardTexts as texts } from '@/translations/trade-wizard';
import { statedProperties } from '../properties/stated-properties';
import { fieldId } from '../wizard-texts';

export interface LineCardProps {
  readonly line: DraftLine;
  readonly index: number;
  readonly unitTitle: string;
  readonly error: string | undefined;
  readonly onOpen: (key: string) => void;
  readonly onCopy: (key: string) => void;
  readonly onRemove: (key: string) => void;
  /** Fields, while the line is open. */
  readonly children?: ReactNode;
}

/** Renders one line. Closed ones have no fields and render again only when they change: a request has up to 500. */
export const LineCard = memo(function LineCard(props: LineCardProps) {
  const { line, index, unitTitle, error, children } = props;
  const number = toPersianDigits(index + 1);
  const { rial, unknown } = targetSum({ lines: [line] });
  const facts = [
    {
      label: texts.quantity,
      value: [toPersianDigits(line.quantity) || '—', unitTitle].filter(Boolean).join(' '),
    },
    ...(line.targetPrice === '' ? [] : [{ label: texts.target, value: toPersianDigits(line.targetPrice) }]),
    ...(unknown > 0 ? [] : [{ label: texts.targetSum, value: formatToman(rial) }]),
  ];
  return (
    <WizardLine
      id={fieldId(`lines.${line.key}`)}
      number={number}
      title={line.title === '' ? texts.untitled : isolateCodes(line.title)}
      detail={detailOf(line)}
      facts={children ? [] : facts}
      error={error}
      actions={
        <WizardLineButtons
          isOpen={Boolean(children)}
          labels={{
            toggle: children ? texts.closeLine(number) : texts.openLine(number),
            copy: texts.copyLine(number),
            remove: texts.removeLine(number),
          }}
          onToggle={() => props.onOpen(line.key)}
          onCopy={() => props.onCopy(line.key)}
          onRemove={() => props.onRemove(line.key)}
        />
      }
    >
      {children}
    </WizardLine>
  );
});

function detailOf({ required, description }: DraftLine): string {
  const stated = statedProperties(required);
  return stated.length > 0 ? stated.slice(0, 4).join('، ') : description;
}
