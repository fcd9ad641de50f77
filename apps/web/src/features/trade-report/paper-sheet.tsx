import { toLatinDigits } from '@bazaar/domain/persian/digits';
import { MixedText } from '@bazaar/ui/mixed-text';
import {
  PaperEnd,
  PaperFacts,
  PaperHead,
  PaperPair,
  PaperPart,
  PaperTable,
} from '@bazaar/ui/patterns/trade-paper';
import { tradeReportTexts as texts } from '@/translations/trade-report';
import { LiveCode } from './live-code';
import type { PaperFact } from './paper';
import { PaperLines } from './paper-lines';
import type { ReadyReport } from './report-options';

/** The sheet itself, in the digits and with the parts that were chosen. */
export function PaperSheet({ paper, options, address }: ReadyReport) {
  const shown = (text: string) => <MixedText>{options.isLatin ? toLatinDigits(text) : text}</MixedText>;
  const facts = (list: readonly PaperFact[]) => (
    <PaperFacts facts={list.map(({ label, value }) => ({ label, value: shown(value) }))} />
  );
  return (
    <>
      <PaperHead
        site={texts.site}
        title={
          <>
            {texts.title('')}
            <bdi dir="ltr">{options.isLatin ? toLatinDigits(paper.number) : paper.number}</bdi>
          </>
        }
        meta={paper.meta.map(shown)}
        stamp={paper.isDraft ? { title: texts.draft, detail: texts.draftDetail } : undefined}
        code={<LiveCode address={address} />}
        codeLabel={texts.live}
      />
      <PaperPair>
        <PaperPart title={texts.buyer}>{facts(paper.buyer)}</PaperPart>
        <PaperPart title={texts.supplier}>{facts(paper.supplier)}</PaperPart>
      </PaperPair>
      <PaperLines paper={paper} options={options} shown={shown} />
      <PaperPair>
        <PaperPart title={texts.terms}>{facts(paper.terms)}</PaperPart>
        <PaperPart title={texts.documents} note={paper.documents.length === 0 ? texts.noDocuments : ''}>
          {facts(paper.documents)}
        </PaperPart>
      </PaperPair>
      {options.hasEvents ? (
        <PaperPart title={texts.events}>
          <PaperTable
            caption={texts.events}
            heads={[]}
            rows={paper.events.map(({ at, text, who }) => ({
              id: `${at}${text}`,
              cells: [shown(at), text, shown(who)],
            }))}
          />
        </PaperPart>
      ) : null}
      <PaperEnd
        signatures={options.hasSignatures ? [texts.signBuyer, texts.signSupplier] : []}
        notes={[
          <bdi key="address" dir="ltr">
            {address}
          </bdi>,
          texts.calendar,
        ]}
      />
    </>
  );
}
