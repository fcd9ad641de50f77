import type { FaqQuestion } from '@bazaar/api/model';
import { formatNumber } from '@bazaar/domain/persian';
import { Accordion } from '@bazaar/ui/accordion';
import { Breadcrumb, type Crumb } from '@bazaar/ui/breadcrumb';
import { ButtonLink } from '@bazaar/ui/button';
import { Card } from '@bazaar/ui/card';
import { Link } from '@bazaar/ui/link';
import { FaqUnanswered } from '@bazaar/ui/patterns/faq-list';
import {
  HelpIndex,
  HelpLinks,
  HelpSteps,
  HelpText,
  HelpVideos,
  type HelpVideoView,
  WorkDrawing,
  WorkRoles,
  WorkTerms,
} from '@bazaar/ui/patterns/help-article';
import { paths } from '@/lib/navigation/paths';
import { howItWorkMessages as texts } from '@/translations/how-it-work';

export interface HowItWorkViewProps {
  readonly crumbs: readonly Crumb[];
  /** The site's own page; the built-in texts stand without it. */
  readonly page:
    | { readonly title: string; readonly lead: string | undefined; readonly html: string }
    | undefined;
  readonly videos: readonly HelpVideoView[];
  readonly questions: readonly Pick<FaqQuestion, 'id' | 'question'>[];
}

/** R08: renders what buyer and supplier do, step by step, and what holds. */
export function HowItWorkView({ crumbs, page, videos, questions }: HowItWorkViewProps) {
  return (
    <>
      <Breadcrumb label={texts.breadcrumb} crumbs={crumbs} />
      <HelpIndex title={page?.title ?? texts.title} lead={page?.lead ?? texts.lead}>
        <WorkRoles
          label={texts.roles}
          roles={(['buyer', 'supplier'] as const).map((id) => ({
            id,
            title: texts[id],
            content: <Steps role={id} />,
          }))}
        />
        <WorkTerms title={texts.termsTitle} terms={texts.terms} />
        <FaqUnanswered
          text={texts.start}
          action={
            <span>
              <ButtonLink tone="primary" href={paths.search}>
                {texts.startBuyer}
              </ButtonLink>
              <ButtonLink href={paths.login}>{texts.startSupplier}</ButtonLink>
            </span>
          }
        />
        {videos.length > 0 ? <HelpVideos title={texts.videos} videos={videos} /> : null}
        {questions.length > 0 ? <HelpLinks id="work-questions" {...toLinks(questions)} /> : null}
        {page && page.html !== '' ? (
          <Card bleed>
            <Accordion title={texts.whole}>
              <HelpText html={page.html} />
            </Accordion>
          </Card>
        ) : null}
      </HelpIndex>
    </>
  );
}

function Steps({ role }: { readonly role: 'buyer' | 'supplier' }) {
  const steps = texts.steps[role].map(({ drawing, title, text, link, href }, index) => ({
    number: formatNumber(index + 1),
    title,
    text: (
      <>
        <p>{text}</p>
        <p>
          <Link href={href} size={13} touch>
            {link}
          </Link>
        </p>
      </>
    ),
    picture: <WorkDrawing kind={drawing} />,
  }));
  return <HelpSteps label={texts[role]} steps={steps} level={3} />;
}

function toLinks(questions: HowItWorkViewProps['questions']) {
  return {
    title: texts.questions,
    links: [
      ...questions.map(({ id, question }) => ({ href: paths.faqQuestion(id), title: question })),
      { href: paths.faq, title: texts.allQuestions },
    ],
  };
}
