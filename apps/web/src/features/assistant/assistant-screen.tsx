import 'server-only';
import { type AssistantAddress, assistantHref } from '@bazaar/domain/assistant-answers';
import { breadcrumbJsonLd } from '@/entities/category/breadcrumb';
import { readEnumTexts } from '@/entities/enumeration/enum-reader';
import { MissingNotice } from '@/lib/data/missing-notice';
import { paths } from '@/lib/navigation/paths';
import { siteSettings } from '@/lib/settings/site-settings';
import { JsonLd } from '@/lib/site/json-ld';
import { assistantMessages as texts } from '@/translations/assistant';
import { AssistantView } from './assistant-view';
import { loadAreaGroups } from './load-area-groups';
import { ProposalsIsland } from './model/proposals-island';
import { PreviousIsland } from './previous/previous-island';
import { type AnswerResult, readAnswer } from './reading/read-answer';

const ROWS_SHOWN = 8;

/** R03: understands the sentence of an address and renders the answer; without one, the plain page. */
export async function AssistantScreen({ address }: { readonly address: AssistantAddress }) {
  const previous = <PreviousIsland sentence={address.sentence} />;
  if (address.sentence === '') {
    const areas = await loadAreaGroups();
    return (
      <>
        <JsonLd
          data={breadcrumbJsonLd(
            [{ label: texts.home, href: paths.home }, { label: texts.title }],
            paths.assistant,
          )}
        />
        <AssistantView address={address} previous={previous} areas={areas} />
      </>
    );
  }
  const [result] = await Promise.all([readAnswer(address, ROWS_SHOWN), readEnumTexts()]);
  const isNothing = result.state === 'ready' && result.value.category === undefined;
  return (
    <>
      <MissingNotice />
      <AssistantView
        address={address}
        result={result}
        areas={isNothing ? await loadAreaGroups() : []}
        previous={previous}
        proposals={mayPropose(result) ? <ProposalsIsland query={queryOf(address)} /> : undefined}
      />
    </>
  );
}

/** A model is asked only where there is one, and the rules have left words over. */
function mayPropose(result: AnswerResult): boolean {
  if (siteSettings().ASSISTANT_API_URL === undefined || result.state !== 'ready') return false;
  const { category, notUnderstood } = result.value.understanding;
  return category !== undefined && notUnderstood.length > 0;
}

function queryOf(address: AssistantAddress): string {
  return assistantHref(paths.assistant, address).split('?')[1] ?? '';
}
