import { MixedText } from '@bazaar/ui/mixed-text';
import { Panel } from '@bazaar/ui/panel';
import { FactList } from '@bazaar/ui/patterns/fact-list';
import { termFacts } from '@/entities/trade-request/term-facts';
import { tradeRequestTexts as texts } from '@/translations/trade-request';
import type { RequestData } from '../reads/request-data';

/** Delivery and terms as the buyer wrote them, and what the answer says about the whole. */
export function TermsPanel({ request, deliveryPlace }: Pick<RequestData, 'request' | 'deliveryPlace'>) {
  const facts = termFacts(request, deliveryPlace);
  if (facts.length === 0) return null;
  return (
    <Panel id="request-terms" title={texts.terms} bleed>
      <FactList
        align="start"
        facts={facts.map(({ id, label, value }) => ({ id, label, value: <MixedText>{value}</MixedText> }))}
      />
    </Panel>
  );
}
