import type { TradeRequestLine } from '@bazaar/api/model';
import { formatToman } from '@bazaar/domain/money/rial';
import { countPhrase, joinList } from '@bazaar/domain/persian';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import { Badge } from '@bazaar/ui/badge';
import { Link } from '@bazaar/ui/link';
import { MixedText } from '@bazaar/ui/mixed-text';
import { Panel } from '@bazaar/ui/panel';
import { LineTable } from '@bazaar/ui/patterns/trade-page';
import { Text } from '@bazaar/ui/text';
import {
  lineSum,
  linesTotal,
  quantityText,
  requiredText,
  tomanText,
} from '@/entities/trade-request/line-views';
import { tradeRequestTexts as texts } from '@/translations/trade-request';
import { fieldProblems } from '../field-problems';
import type { RequestData } from '../reads/request-data';
import { LineAnswer } from './line-answer';

/** The lines of the request: what is asked, and below each the supplier's answer or what must be corrected. */
export function LinesPanel({ request, units, actions }: RequestData) {
  const { lines } = request;
  const total = linesTotal(lines, units);
  const isAnswered = lines.some(({ answer }) => answer !== undefined);
  const { byLine } = fieldProblems(request, actions.failure);
  return (
    <Panel
      id="request-lines"
      title={texts.lines}
      note={
        <Text size={13} tone="muted">
          {countPhrase(lines.length, texts.line)}
        </Text>
      }
      isFlush
      bleed
    >
      <LineTable
        caption={texts.lines}
        heads={texts.heads}
        lines={lines.map((line, index) => {
          const { unitRial, totalRial } = lineSum(line, units);
          return {
            id: line.id,
            title: <MixedText>{line.title}</MixedText>,
            detail: <Detail line={line} />,
            quantity: quantityText(line, units),
            price: tomanText(unitRial),
            total: tomanText(totalRial),
            below: (
              <>
                <LineAnswer line={line} units={units} />
                <Problems sentences={byLine.get(index) ?? []} />
              </>
            ),
          };
        })}
        foot={
          total === undefined
            ? undefined
            : { label: isAnswered ? texts.totalAnswer : texts.totalTarget, total: formatToman(total) }
        }
      />
    </Panel>
  );
}

function Detail({ line }: { readonly line: TradeRequestLine }) {
  const { requiredProperties, note, files, priceQuantities = [] } = line;
  const parts = requiredProperties.map(requiredText);
  return (
    <>
      <MixedText>{parts.join('، ')}</MixedText>
      {note ? <MixedText>{` ${note}`}</MixedText> : null}
      {priceQuantities.length > 0
        ? ` ${texts.priceSteps(joinList(priceQuantities.map((quantity) => formatNumber(quantity))))}`
        : null}
      {files.map(({ id, url, name }) => (
        <span key={id}>
          {' '}
          <Link href={url} size={13}>
            <bdi>{name}</bdi>
          </Link>
        </span>
      ))}
    </>
  );
}

function Problems({ sentences }: { readonly sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <p>
      <Badge tone="error">{texts.correction}</Badge> {sentences.join(' ')}
    </p>
  );
}
