import type { FaqQuestion as Question } from '@bazaar/api/model';
import { answerExcerpt } from '@bazaar/domain/faq/answer-excerpt';
import type { FoundQuestions } from '@bazaar/domain/faq/find-questions';
import { formatNumber } from '@bazaar/domain/persian';
import { matchedRanges } from '@bazaar/domain/persian/matched-ranges';
import { Breadcrumb, type Crumb } from '@bazaar/ui/breadcrumb';
import { Button, ButtonLink } from '@bazaar/ui/button';
import { Card } from '@bazaar/ui/card';
import { EmptyPanel } from '@bazaar/ui/message-panel';
import { questionsIcon } from '@bazaar/ui/patterns/empty-icons';
import {
  FaqColumns,
  FaqGroup,
  FaqHead,
  FaqPage,
  FaqQuestion,
  FaqTop,
  FaqUnanswered,
} from '@bazaar/ui/patterns/faq-list';
import type { ReactNode } from 'react';
import { actionAttributes } from '@/lib/actions/action-attributes';
import { FailedCard } from '@/lib/data/failed-card';
import type { QueryResult } from '@/lib/data/query-result';
import { valueOr } from '@/lib/data/query-result';
import { paths } from '@/lib/navigation/paths';
import { faqMessages as texts } from '@/translations/faq';
import { plainText, type QuestionGroup } from './faq-model';
import { unansweredHref } from './feedback-href';
import { markedHtml } from './matches/marked-html';
import { openedQuestions } from './matches/opened-questions';
import { twoColumns } from './two-columns';

export interface FaqViewProps {
  readonly groups: QueryResult<readonly QuestionGroup[]>;
  readonly top: QueryResult<readonly Pick<Question, 'id' | 'question'>[]>;
  readonly term: string;
  /** What the term finds; absent without one. */
  readonly found?: FoundQuestions | undefined;
  readonly crumbs: readonly Crumb[];
  readonly siteUrl: string;
  /** Tells what was found, and searches while it is typed. */
  readonly island: ReactNode;
}

/** R06: renders the questions by category, with their search. */
export function FaqView({ groups, top, term, found, crumbs, siteUrl, island }: FaqViewProps) {
  const list = valueOr(groups, []);
  const search = {
    action: paths.faq,
    label: texts.search,
    placeholder: texts.placeholder,
    submitLabel: texts.submit,
    term,
  };
  const categories = list.map(({ id, title, questions }) => ({
    id,
    title,
    count: formatNumber(questions.filter(({ id: questionId }) => isShown(questionId, found)).length),
    isHidden: isWithout(questions, found),
  }));
  const [first, second] = twoColumns(list, found);
  const isEmpty = groups.state !== 'failed' && list.length === 0;
  const shown = (column: readonly QuestionGroup[]) =>
    column.map((group) => <Group key={group.id} group={group} found={found} siteUrl={siteUrl} />);
  return (
    <>
      <Breadcrumb label={texts.breadcrumb} crumbs={crumbs} />
      <FaqHead title={texts.title} lead={texts.lead} search={search} />
      <FaqPage
        categories={{ label: texts.categories, items: categories }}
        onward={
          isEmpty ? undefined : (
            <FaqUnanswered text={texts.unansweredLead} action={<Ask term={term}>{texts.unanswered}</Ask>} />
          )
        }
      >
        {island}
        <MostRead questions={valueOr(top, [])} isHidden={found !== undefined && found.ids.size > 0} />
        {groups.state === 'failed' ? <FailedCard texts={texts} retryHref={paths.faq} isInline /> : null}
        {isEmpty ? <Nothing term={term} /> : null}
        {list.length > 0 ? (
          <FaqColumns
            first={shown(first)}
            second={second.length > 0 ? shown(second) : undefined}
            isOne={second.every(({ questions }) => isWithout(questions, found))}
          />
        ) : null}
      </FaqPage>
    </>
  );
}

function Group({
  group: { id, title, questions },
  found,
  siteUrl,
}: Pick<FaqViewProps, 'found' | 'siteUrl'> & { readonly group: QuestionGroup }) {
  const opened = openedQuestions(found);
  return (
    <FaqGroup id={id} title={title} isHidden={isWithout(questions, found)}>
      {questions.map(({ id: questionId, question, answerHtml }) => (
        <FaqQuestion
          key={questionId}
          id={questionId}
          question={question}
          matched={found ? matchedRanges(question, found.words) : []}
          answerHtml={found?.ids.has(questionId) ? markedHtml(answerHtml, found.words) : answerHtml}
          excerpt={
            found?.ids.has(questionId)
              ? answerExcerpt(question, plainText(answerHtml), found.words)
              : undefined
          }
          isHidden={!isShown(questionId, found)}
          isOpen={opened.has(questionId)}
          actions={
            <>
              <Button
                tone="text"
                size="small"
                aria-label={texts.copyOf(question)}
                {...actionAttributes('copy', { text: new URL(paths.faqQuestion(questionId), siteUrl).href })}
              >
                {texts.copy}
              </Button>
              <ButtonLink
                tone="text"
                size="small"
                href={unansweredHref({})}
                rel="nofollow"
                aria-label={texts.unansweredOf(question)}
                data-unanswered
              >
                {texts.unanswered}
              </ButtonLink>
            </>
          }
        />
      ))}
    </FaqGroup>
  );
}

function isShown(id: string, found: FoundQuestions | undefined): boolean {
  return found === undefined || found.ids.has(id);
}

/** Returns whether a search leaves nothing of a category. */
function isWithout(questions: QuestionGroup['questions'], found: FoundQuestions | undefined): boolean {
  return !questions.some(({ id }) => isShown(id, found));
}

function MostRead({
  questions,
  isHidden,
}: {
  readonly questions: readonly Pick<Question, 'id' | 'question'>[];
  readonly isHidden: boolean;
}) {
  if (questions.length === 0) return null;
  const links = questions.map(({ id, question }) => ({ href: paths.faqQuestion(id), title: question }));
  return <FaqTop title={texts.top} links={links} isHidden={isHidden} />;
}

/** Leads to the form for a question, filled in with what was searched. */
function Ask({ term, children }: Pick<FaqViewProps, 'term'> & { readonly children: string }) {
  return (
    <ButtonLink href={unansweredHref({ term })} rel="nofollow" data-unanswered>
      {children}
    </ButtonLink>
  );
}

function Nothing({ term }: Pick<FaqViewProps, 'term'>) {
  return (
    <Card bleed>
      <EmptyPanel icon={questionsIcon} title={texts.empty} action={<Ask term={term}>{texts.ask}</Ask>} />
    </Card>
  );
}
