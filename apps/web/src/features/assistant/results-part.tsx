import { type AssistantAddress, assistantHref } from '@bazaar/domain/assistant-answers';
import { countPhrase, formatNumber } from '@bazaar/domain/persian';
import { ButtonLink } from '@bazaar/ui/button';
import { Card } from '@bazaar/ui/card';
import { Link } from '@bazaar/ui/link';
import { EmptyPanel, ErrorPanel } from '@bazaar/ui/message-panel';
import { AssistantRequest, AssistantSection, AssistantTable } from '@bazaar/ui/patterns/assistant';
import { suppliersIcon } from '@bazaar/ui/patterns/empty-icons';
import { SupplierTable } from '@bazaar/ui/patterns/supplier-table';
import { listHref } from '@/entities/catalogue-filter/address/list-address';
import { requestAttributes } from '@/entities/request-basket/request-attributes';
import { totalText } from '@/entities/search/total-text';
import { toSupplierRow } from '@/entities/supplier/supplier-row';
import { paths } from '@/lib/navigation/paths';
import { assistantMessages } from '@/translations/assistant';
import { retryTexts } from '@/translations/retry';
import { supplierTableMessages } from '@/translations/supplier-table';
import { NoResults } from './no-results';
import type { AssistantAnswer } from './reading/read-answer';
import type { FoundProducts } from './reading/read-results';
import { columnDecimals } from './words/column-decimals';
import { requestWithSentence } from './words/request-with-sentence';
import { columnsOf, rowView } from './words/row-views';

const texts = assistantMessages.results;

interface PartProps {
  /** The page that shows it: the assistant, or its dialogue. */
  readonly path: string;
  readonly answer: AssistantAnswer;
  readonly address: AssistantAddress;
}

/** Renders the products that have every condition, the way to a request, and the suppliers. */
export function ResultsPart({ path, answer, address }: PartProps) {
  const { results, category } = answer;
  if (results === undefined || category === undefined) return null;
  const { products, suppliers } = results;
  const listed = { filter: results.filter, columns: [], isImperial: false };
  const found = products.state === 'ready' ? products.value : undefined;
  return (
    <>
      <AssistantSection
        title={texts.title}
        {...(found === undefined || found.rows.length === 0 ? {} : { note: noteOf(found, answer) })}
        link={
          <Link size={13} touch href={listHref(paths.categoryProducts(category), listed)}>
            {texts.fullList}
          </Link>
        }
      >
        <Card bleed>
          {found === undefined ? (
            <ErrorPanel
              title={texts.failed}
              detail={texts.failedDetail}
              action={
                <ButtonLink aria-label={retryTexts.of(texts.title)} href={assistantHref(path, address)}>
                  {texts.retry}
                </ButtonLink>
              }
            />
          ) : found.rows.length === 0 ? (
            <NoResults path={path} understanding={answer.understanding} address={address} />
          ) : (
            <Rows
              found={found}
              answer={answer}
              allHref={listHref(paths.categoryProducts(category), listed)}
            />
          )}
          <RequestBand answer={answer} address={address} hasRows={(found?.rows.length ?? 0) > 0} />
        </Card>
      </AssistantSection>
      <AssistantSection
        title={texts.suppliers}
        link={
          <Link size={13} touch href={listHref(paths.categorySuppliers(category), listed)}>
            {texts.allSuppliers}
          </Link>
        }
      >
        <Card bleed>
          {suppliers.state !== 'ready' ? (
            <ErrorPanel
              title={texts.suppliersFailed}
              action={
                <ButtonLink aria-label={retryTexts.of(texts.suppliers)} href={assistantHref(path, address)}>
                  {texts.retry}
                </ButtonLink>
              }
              isInline
            />
          ) : suppliers.value.items.length === 0 ? (
            <EmptyPanel icon={suppliersIcon} title={texts.noSupplier} isInline />
          ) : (
            <SupplierTable
              labels={{ caption: supplierTableMessages.caption, ...supplierTableMessages.columns }}
              groups={[{ suppliers: suppliers.value.items.map((one) => toSupplierRow(one, results.nowMs)) }]}
            />
          )}
        </Card>
      </AssistantSection>
    </>
  );
}

function Rows({
  found,
  answer,
  allHref,
}: {
  readonly found: FoundProducts;
  readonly answer: AssistantAnswer;
  readonly allHref: string;
}) {
  const restCount = found.totalCount - found.rows.length;
  const { properties, tradeUnits, units, understanding } = answer;
  const columns = columnsOf({ properties, parts: understanding.parts });
  const products = found.rows.map(({ item }) => item);
  const context = {
    properties,
    tradeUnits,
    units,
    parts: understanding.parts,
    decimals: new Map(columns.map(({ id }) => [id, columnDecimals(products, id)])),
  };
  return (
    <AssistantTable
      caption={texts.caption}
      columns={columns}
      rows={found.rows.map((row) => rowView(row, context))}
      {...(restCount > 0
        ? { more: { text: texts.more(totalText(restCount, found.isTotalEstimated)), href: allHref } }
        : {})}
      labels={{
        picture: texts.picture,
        product: texts.code,
        supplier: texts.supplier,
        preferences: texts.preferences,
        price: texts.price,
        currency: texts.toman,
        action: texts.action,
      }}
    />
  );
}

/** The sentence is the main action of the page, and the request the second one; without a product to choose it is the way on. */
function RequestBand({ answer, address, hasRows }: Omit<PartProps, 'path'> & { readonly hasRows: boolean }) {
  const line = requestWithSentence(answer, assistantHref(paths.assistant, address));
  if (line === undefined) return null;
  const { title, titleWithoutRows, detail, action } = assistantMessages.request;
  return (
    <AssistantRequest
      title={hasRows ? title : titleWithoutRows}
      detail={detail}
      action={
        <ButtonLink
          href={paths.requests}
          tone={hasRows ? 'secondary' : 'primary'}
          {...requestAttributes(line)}
        >
          {action}
        </ButtonLink>
      }
    />
  );
}

/** «۳۴ محصول از ۱۱ تأمین‌کننده، ترجیح‌ها بالاتر», and what the count does not say. */
export function noteOf(
  found: FoundProducts,
  { understanding }: Pick<AssistantAnswer, 'understanding'>,
): string {
  const counted = `${totalText(found.totalCount, found.isTotalEstimated)} ${texts.product}`;
  const main = texts.note(counted, countPhrase(found.supplierCount, texts.supplier));
  const hasSoft = understanding.parts.some(({ strength }) => strength === 'soft');
  const first = hasSoft && found.totalCount > 0 ? `${main}، ${texts.preferred}` : main;
  const further = [
    found.unpricedCount > 0 ? texts.unpriced(formatNumber(found.unpricedCount)) : '',
    found.uncomparedCount > 0 ? texts.uncompared(formatNumber(found.uncomparedCount)) : '',
    found.isCut ? texts.fromFirst : '',
  ].filter(Boolean);
  return further.length === 0 ? first : [`${first}.`, ...further].join(' ');
}
