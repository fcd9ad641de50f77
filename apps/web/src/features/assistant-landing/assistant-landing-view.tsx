import { assistantHref } from '@bazaar/domain/assistant-answers';
import { Breadcrumb, type Crumb } from '@bazaar/ui/breadcrumb';
import { ButtonLink } from '@bazaar/ui/button';
import { EmptyPanel } from '@bazaar/ui/message-panel';
import { Panel } from '@bazaar/ui/panel';
import { ArticleRows, ArticleView } from '@bazaar/ui/patterns/article-page';
import { categoriesIcon } from '@bazaar/ui/patterns/empty-icons';
import { paths } from '@/lib/navigation/paths';
import { exampleSentences } from '@/translations/assistant';
import { assistantLandingMessages as texts } from '@/translations/assistant-landing';

export interface AssistantLandingViewProps {
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  readonly lead?: string;
  /** The text, sanitised. */
  readonly html: string;
}

/** R05: renders what the assistant does, and the way to it. */
export function AssistantLandingView({ crumbs, title, lead, html }: AssistantLandingViewProps) {
  return (
    <>
      <Breadcrumb label={texts.breadcrumb} crumbs={crumbs} />
      <ArticleView
        title={title}
        {...(lead === undefined ? {} : { lead })}
        actions={
          <ButtonLink href={paths.assistant} tone="primary">
            {texts.start}
          </ButtonLink>
        }
        html={html}
        aside={<Beside />}
        empty={<EmptyPanel icon={categoriesIcon} title={texts.empty} />}
      />
    </>
  );
}

/** Sentences to try at once, and other ways to the same results. */
function Beside() {
  const { dialogue, areas, request, help } = texts.others;
  return (
    <>
      <Panel id="landing-examples" title={texts.examples} isFlush>
        <ArticleRows
          rows={exampleSentences.map((sentence) => ({
            id: sentence,
            title: sentence,
            href: assistantHref(paths.assistant, { sentence, categoryIds: [], edits: '', accepted: [] }),
          }))}
        />
      </Panel>
      <Panel id="landing-others" title={texts.othersTitle} isFlush>
        <ArticleRows
          rows={[
            { id: 'dialogue', href: paths.assistantDialogue, ...dialogue },
            { id: 'areas', href: paths.categoryType('Product'), ...areas },
            { id: 'request', href: paths.howItWork, ...request },
            { id: 'help', href: paths.help('assistant'), ...help },
          ]}
        />
      </Panel>
    </>
  );
}
