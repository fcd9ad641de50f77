import { Breadcrumb, type Crumb } from '@bazaar/ui/breadcrumb';
import { Card } from '@bazaar/ui/card';
import { EmptyPanel } from '@bazaar/ui/message-panel';
import { questionsIcon } from '@bazaar/ui/patterns/empty-icons';
import { HelpArticle, HelpLinks, HelpSteps, HelpVideos } from '@bazaar/ui/patterns/help-article';
import { DateText } from '@bazaar/ui/time-text';
import { paths } from '@/lib/navigation/paths';
import { helpMessages as texts } from '@/translations/help';
import type { HelpData, HelpStepData } from './help-model';

export interface HelpViewProps {
  readonly data: HelpData;
  readonly crumbs: readonly Crumb[];
}

/** R17: renders the help of one screen. The side sheet shows the same article. */
export function HelpView({ data, crumbs }: HelpViewProps) {
  const { title, leadHtml, updated, steps, videos, related } = data;
  return (
    <>
      <Breadcrumb label={texts.breadcrumb} crumbs={crumbs} />
      <HelpArticle
        title={title}
        leadHtml={leadHtml}
        facts={<DateText at={updated.at}>{updated.text}</DateText>}
        aside={
          <>
            {related.length > 0 ? (
              <HelpLinks id="help-related" title={texts.related} links={related} isBeside />
            ) : null}
            {videos.length > 0 ? <HelpVideos title={texts.videos} videos={videos} isBeside /> : null}
            <HelpLinks
              id="help-more"
              title={texts.more}
              links={[
                { href: paths.faq, title: texts.faq },
                { href: paths.feedback, title: texts.feedback },
              ]}
              isBeside
            />
          </>
        }
      >
        {steps.length === 0 ? (
          <Card bleed>
            <EmptyPanel icon={questionsIcon} title={texts.empty} />
          </Card>
        ) : (
          <HelpSteps
            label={texts.steps}
            steps={steps.map((step) => ({ ...step, picture: pictureOf(step) }))}
          />
        )}
      </HelpArticle>
    </>
  );
}

/** The first step's picture is in the first view; the others load when they come near. */
function pictureOf({ picture, title, number }: HelpStepData) {
  if (picture === undefined) return undefined;
  return (
    <img
      {...picture}
      alt={texts.step(title)}
      sizes="(max-width: 599px) 100vw, (max-width: 1263px) 240px, 320px"
      loading={number === '۱' ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
