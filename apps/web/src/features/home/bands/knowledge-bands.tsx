import type { FaqQuestion, PagedMediaVideo, PagedPageSummary } from '@bazaar/api/model';
import { Link } from '@bazaar/ui/link';
import { FoldList, HomeVideos, KnowledgeRows, QuestionRow } from '@bazaar/ui/patterns/home';
import { VideoGrid } from '@bazaar/ui/patterns/video-grid';
import { knowledgeRow } from '@/entities/article/knowledge-row';
import { toVideoView } from '@/entities/video/video-view';
import type { QueryResult } from '@/lib/data/query-result';
import { paths } from '@/lib/navigation/paths';
import { homeMessages as texts } from '@/translations/home';
import { HomeBand } from './home-band';

const ARTICLES_SHOWN = 5;
/** Content types with a place of their own, or about the site and not the trade. */
const NOT_KNOWLEDGE = ['Announcement', 'Static'];

/** Renders the newest articles. */
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
      more={{ href: paths.knowledge, label: texts.seeAll }}
    >
      {(value) => <KnowledgeRows label={texts.knowledge} rows={shown(value).map(knowledgeRow)} />}
    </HomeBand>
  );
}

/** Renders the newest videos, which open in the player. */
export function VideoBand({ videos }: { readonly videos: QueryResult<Pick<PagedMediaVideo, 'items'>> }) {
  return (
    <HomeBand
      id="films"
      title={texts.videos}
      part={videos}
      failure={texts.videosFailed}
      more={{ href: paths.videos, label: texts.seeAll }}
    >
      {({ items }) => (
        <HomeVideos>
          <VideoGrid label={texts.videos} lengthLabel={texts.length} videos={items.map(toVideoView)} />
        </HomeVideos>
      )}
    </HomeBand>
  );
}

/** Renders the most asked questions with their answers, which have been sanitised before. */
export function QuestionBand({ questions }: { readonly questions: QueryResult<readonly FaqQuestion[]> }) {
  return (
    <HomeBand
      id="questions"
      title={texts.questions}
      part={questions}
      failure={texts.questionsFailed}
      more={{ href: paths.faq, label: texts.seeAll }}
    >
      {(requested) => (
        <FoldList>
          {requested.map(({ id, question, answerHtml }) => (
            <QuestionRow
              key={id}
              question={question}
              answerHtml={answerHtml}
              more={
                <Link href={paths.faqQuestion(id)} size="13" touch>
                  {texts.questionPage}
                </Link>
              }
            />
          ))}
        </FoldList>
      )}
    </HomeBand>
  );
}
