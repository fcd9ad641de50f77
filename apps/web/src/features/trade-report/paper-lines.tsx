import { PaperPart, PaperTable } from '@bazaar/ui/patterns/trade-paper';
import { Text } from '@bazaar/ui/text';
import type { ReactNode } from 'react';
import { tradeReportTexts as texts } from '@/translations/trade-report';
import type { ReadyReport } from './report-options';

export interface PaperLinesProps extends Pick<ReadyReport, 'paper' | 'options'> {
  /** Returns a text in the chosen digits. */
  shown(text: string): ReactNode;
}

/** The lines of the sheet, with or without prices. */
export function PaperLines({ paper, options: { hasPrices }, shown }: PaperLinesProps) {
  const { heads } = texts;
  const { total } = paper;
  return (
    <PaperPart title={texts.lines} note={paper.lineNote}>
      <PaperTable
        caption={texts.lines}
        heads={[
          { label: heads.row },
          { label: heads.title },
          { label: heads.properties },
          { label: heads.quantity, isFigure: true },
          ...(hasPrices
            ? [
                { label: paper.priceHead, isFigure: true },
                { label: texts.sum, isFigure: true },
              ]
            : []),
        ]}
        rows={paper.lines.map((line) => ({
          id: line.row,
          cells: [
            shown(line.row),
            <b key="title">{shown(line.title)}</b>,
            <span key="properties">
              {shown(line.properties)}
              {line.note === '' ? null : <small>{shown(line.note)}</small>}
            </span>,
            shown(line.quantity),
            ...(hasPrices ? [shown(line.price), shown(line.sum)] : []),
          ],
        }))}
        foot={hasPrices && total ? { label: texts.total, value: shown(total.toman) } : undefined}
      />
      {hasPrices && total ? (
        <Text as="p" size={12} tone="muted">
          {shown(total.rial)}
        </Text>
      ) : null}
    </PaperPart>
  );
}
