import { Breadcrumb, type Crumb } from '@bazaar/ui/breadcrumb';
import { ButtonLink } from '@bazaar/ui/button';
import { EmptyPanel } from '@bazaar/ui/message-panel';
import { ArticleView } from '@bazaar/ui/patterns/article-page';
import { categoriesIcon } from '@bazaar/ui/patterns/empty-icons';
import { paths } from '@/lib/navigation/paths';
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
        empty={<EmptyPanel icon={categoriesIcon} title={texts.empty} />}
      />
    </>
  );
}
