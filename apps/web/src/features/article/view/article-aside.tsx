import { countPhrase } from '@bazaar/domain/persian';
import { ButtonLink } from '@bazaar/ui/button';
import { Link } from '@bazaar/ui/link';
import { ErrorPanel } from '@bazaar/ui/message-panel';
import { Panel } from '@bazaar/ui/panel';
import { ArticleRows, ArticleWriter } from '@bazaar/ui/patterns/article-page';
import { AuthorLine } from '@bazaar/ui/patterns/author-line';
import { FileRows } from '@bazaar/ui/patterns/file-rows';
import { Text } from '@bazaar/ui/text';
import { TrustLine } from '@bazaar/ui/trust-line';
import type { ReactNode } from 'react';
import { ASK } from '@/entities/conversation/question-form-id';
import { askHref } from '@/entities/conversation/question-object';
import { toFileRow } from '@/entities/file/file-row';
import { toSupplierView } from '@/entities/supplier/supplier-view';
import { actionAttributes } from '@/lib/actions/action-attributes';
import type { RetrySlot } from '@/lib/data/retry-slot';
import { paths } from '@/lib/navigation/paths';
import { articleMessages as texts } from '@/translations/article';
import type { ArticleData } from '../article-data';
import { contentRow, productRow, videoRow } from './article-rows';

/** Products beside a text. */
const SHOWN_PRODUCTS = 4;

interface PartProps {
  readonly data: ArticleData;
  readonly retry?: RetrySlot;
}

/** Whether anything belongs to the article: pages around one of the site, a supplier, files, products, videos, or a part that could not be read. */
export function hasAside({ page, writer, products, others }: ArticleData): boolean {
  const isShown = (part: ArticleData['products'] | ArticleData['others']) =>
    part.state === 'failed' || (part.state === 'ready' && part.value.length > 0);
  return (
    page.uniquePageName !== undefined ||
    writer !== undefined ||
    page.attachments.length > 0 ||
    page.videos.length > 0 ||
    isShown(products) ||
    isShown(others)
  );
}

/** Renders what belongs to an article; a part without anything leaves no gap. */
export function ArticleAside({ data, retry }: PartProps) {
  const { attachments, videos, uniquePageName } = data.page;
  return (
    <>
      <Writer data={data} />
      {attachments.length > 0 ? (
        <Panel
          id="attachments"
          title={texts.attachments}
          note={<Note>{countPhrase(attachments.length, texts.file)}</Note>}
          isFlush
        >
          <FileRows files={attachments.map(toFileRow)} />
        </Panel>
      ) : null}
      <Products data={data} retry={retry} />
      {videos.length > 0 ? (
        <Panel id="videos" title={texts.videos} isFlush>
          <ArticleRows rows={videos.map(videoRow)} />
        </Panel>
      ) : null}
      <Others data={data} retry={retry} />
      {uniquePageName === undefined ? null : <SitePages />}
    </>
  );
}

function Writer({ data: { writer } }: PartProps) {
  if (writer === undefined) return null;
  const { id, name } = writer;
  const { href, monogram, note, trust } = toSupplierView(writer);
  const question = { objectType: 'Supplier', objectId: id, title: name, supplierName: name } as const;
  return (
    <Panel id="writer" title={texts.writer}>
      <ArticleWriter>
        <AuthorLine href={href} monogram={monogram} name={name} detail={note} />
        {trust ? (
          <TrustLine>
            {texts.confirmed} {trust}
          </TrustLine>
        ) : null}
        <ButtonLink href={askHref(question)} rel="nofollow" {...actionAttributes(ASK, question)}>
          {texts.ask}
        </ButtonLink>
      </ArticleWriter>
    </Panel>
  );
}

function Products({ data: { products, tradeUnits, category }, retry }: PartProps) {
  if (products.state === 'missing' || (products.state === 'ready' && products.value.length === 0))
    return null;
  return (
    <Panel
      id="related"
      title={texts.products}
      note={
        category ? (
          <Link href={paths.categoryProducts(category)} size="13">
            {texts.all}
          </Link>
        ) : undefined
      }
      isFlush
    >
      {products.state === 'ready' ? (
        <ArticleRows
          rows={products.value.slice(0, SHOWN_PRODUCTS).map((one) => productRow(one, tradeUnits))}
        />
      ) : (
        <ErrorPanel title={texts.partFailed} action={retry?.(texts.products)} isInline />
      )}
    </Panel>
  );
}

function Others({ data: { page, others, writer }, retry }: PartProps) {
  if (others.state === 'missing' || (others.state === 'ready' && others.value.length === 0)) return null;
  const title = writer ? texts.others : texts.othersOfType;
  return (
    <Panel
      id="others"
      title={title}
      note={
        <Link
          href={writer ? paths.supplierContents(writer) : paths.contentType(page.contentTypeId)}
          size="13"
        >
          {texts.all}
        </Link>
      }
      isFlush
    >
      {others.state === 'ready' ? (
        <ArticleRows rows={others.value.map(contentRow)} />
      ) : (
        <ErrorPanel title={texts.partFailed} action={retry?.(title)} isInline />
      )}
    </Panel>
  );
}

/** Beside a page of the site itself: where its reader may go on. */
function SitePages() {
  const { title, howItWork, help, faq, feedback } = texts.sitePages;
  return (
    <Panel id="site-pages" title={title} isFlush>
      <ArticleRows
        rows={[
          { id: 'how-it-work', href: paths.howItWork, ...howItWork },
          { id: 'help', href: paths.helpIndex, ...help },
          { id: 'faq', href: paths.faq, ...faq },
          { id: 'feedback', href: paths.feedback, ...feedback },
        ]}
      />
    </Panel>
  );
}

function Note({ children }: { readonly children: ReactNode }) {
  return (
    <Text size="13" tone="muted">
      {children}
    </Text>
  );
}
