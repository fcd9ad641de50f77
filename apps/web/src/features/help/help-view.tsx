import { Breadcrumb, type Crumb } from '@bazaar/ui/breadcrumb';
import { ButtonLink } from '@bazaar/ui/button';
import { Card } from '@bazaar/ui/card';
import { Link } from '@bazaar/ui/link';
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
  const isEmpty = steps.length === 0;
  const hasAside = !isEmpty || videos.length > 0 || related.length > 0;
  return (
    <>
      <Breadcrumb label={texts.breadcrumb} crumbs={crumbs} />
      <HelpArticle
        title={title}
        leadHtml={leadHtml}
        facts={<DateText at={updated.at}>{updated.text}</DateText>}
        aside={
          hasAside ? (
            <>
              {related.length > 0 ? (
                <HelpLinks id="help-related" title={texts.related} links={related} isBeside />
              ) : null}
              {videos.length > 0 ? <HelpVideos title={texts.videos} videos={videos} isBeside /> : null}
              {isEmpty ? null : (
                <HelpLinks
                  id="help-more"
                  title={texts.more}
                  links={[
                    { href: paths.faq, title: texts.faq },
                    { href: paths.feedback, title: texts.feedback },
                  ]}
                  isBeside
                />
              )}
            </>
          ) : undefined
        }
      >
        {isEmpty ? (
          <NoSteps />
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

/** The sentence has the ways on that otherwise stand beside the steps. */
function NoSteps() {
  return (
    <Card bleed>
      <EmptyPanel
        icon={questionsIcon}
        title={texts.empty}
        detail={
          <>
            {texts.maybe}{' '}
            <Link href={paths.faq} size={13} touch>
              {texts.faq}
            </Link>
          </>
        }
        action={<ButtonLink href={paths.feedback}>{texts.feedback}</ButtonLink>}
      />
    </Card>
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
