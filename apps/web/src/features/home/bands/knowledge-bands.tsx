import type { FaqQuestion, PagedMediaVideo, PagedPageSummary, PageSummary } from '@bazaar/api/model';
import { formatShortDate } from '@bazaar/domain/dates';
import { formatNumber } from '@bazaar/domain/persian';
import { VideoGrid } from '@bazaar/ui/patterns/found-list';
import { FoldList, HomeVideos, KnowledgeRow, QuestionRow } from '@bazaar/ui/patterns/home';
import { Text } from '@bazaar/ui/text';
import { toVideoView } from '@/entities/video/video-view';
import type { QueryResult } from '@/lib/data/query-result';
import { homeMessages as texts } from '@/translations/home';
import { HomeBand } from './home-band';

const ARTICLES_SHOWN = 5;
/** Content types with a place of their own, or about the site and not the trade. */
const NOT_KNOWLEDGE = ['Announcement', 'Static'];

/** Renders the newest articles. A row contains the summary: the site has no page of articles to link to yet. */
export function KnowledgeBand({
  articles,
}: {
  readonly articles: QueryResult<Pick<PagedPageSummary, 'items'>>;
}) {
  const shown = ({ items }: Pick<PagedPageSummary, 'items'>) =>
    items.filter(({ pageType }) => !NOT_KNOWLEDGE.includes(pageType)).slice(0, ARTICLES_SHOWN);
  return (
    <HomeBand
      id="knowledge"
      title={texts.knowledge}
      note={() => texts.knowledgeNote}
      part={articles}
      failure={texts.knowledgeFailed}
      isEmpty={(value) => shown(value).length === 0}
    >
      {(value) => (
        <FoldList>
          {shown(value).map((article) => (
            <Article key={article.id} article={article} />
          ))}
        </FoldList>
      )}
    </HomeBand>
  );
}

function Article({ article }: { readonly article: PageSummary }) {
  const { title, contentTypeTitle, publishedAt, summary, supplier, authorName, readingMinutes } = article;
  const facts = [supplier?.name ?? authorName, texts.result(formatNumber(readingMinutes))];
  return (
    <KnowledgeRow
      kind={contentTypeTitle}
      title={title}
      date={<time dateTime={publishedAt.slice(0, 10)}>{formatShortDate(publishedAt)}</time>}
    >
      {summary ? <p>{summary}</p> : null}
      <Text as="p" size={12} tone="muted">
        {facts.filter(Boolean).join(' · ')}
      </Text>
    </KnowledgeRow>
  );
}

/** Renders the newest videos, which play in place. */
export function VideoBand({ videos }: { readonly videos: QueryResult<Pick<PagedMediaVideo, 'items'>> }) {
  return (
    <HomeBand id="films" title={texts.videos} part={videos} failure={texts.videosFailed}>
      {({ items }) => (
        <HomeVideos>
          <VideoGrid label={texts.videos} videos={items.map((video) => toVideoView(video, texts.captions))} />
        </HomeVideos>
      )}
    </HomeBand>
  );
}

/** Renders the most asked questions with their answers, which have been sanitised before. */
export function QuestionBand({ questions }: { readonly questions: QueryResult<readonly FaqQuestion[]> }) {
  return (
    <HomeBand id="questions" title={texts.questions} part={questions} failure={texts.questionsFailed}>
      {(requested) => (
        <FoldList>
          {requested.map(({ id, question, answerHtml }) => (
            <QuestionRow key={id} question={question} answerHtml={answerHtml} />
          ))}
        </FoldList>
      )}
    </HomeBand>
  );
}
