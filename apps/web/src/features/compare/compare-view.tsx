import { countPhrase, formatNumber } from '@bazaar/domain/persian';
import { Breadcrumb, type Crumb } from '@bazaar/ui/breadcrumb';
import { ButtonLink } from '@bazaar/ui/button';
import { EmptyPanel } from '@bazaar/ui/message-panel';
import {
  Comparison,
  ComparisonHead,
  ComparisonNote,
  ComparisonTable,
  type LinkedObject,
} from '@bazaar/ui/patterns/comparison';
import type { ReactNode } from 'react';
import { pictureAt } from '@/lib/media/picture-view';
import { paths } from '@/lib/navigation/paths';
import { isolateCodes } from '@/lib/text/isolate-codes';
import { compareMessages as texts } from '@/translations/compare';
import { compareHref } from './compare-address';
import { type CompareData, comparedRows } from './compare-data';
import { termsGroup, toGroups } from './compare-groups';
import { CompareTools, CompareUnits } from './compare-tools';

export interface CompareViewProps {
  readonly data: CompareData;
  readonly crumbs: readonly Crumb[];
  /** Address of the file. */
  readonly csv: string;
  readonly print?: ReactNode;
  /** Link that adds the comparison to a request. */
  readonly request?: ReactNode;
}

/** Renders up to four products of a category side by side, every property in one unit. */
export function CompareView({ data, crumbs, csv, print, request }: CompareViewProps) {
  const { products, address, path, category } = data;
  const rows = comparedRows(data);
  const shown = address.isBrief ? rows.filter(({ isDifferent }) => isDifferent) : rows;
  return (
    <>
      <Breadcrumb label={texts.breadcrumb} crumbs={crumbs} />
      <ComparisonHead title={texts.title(category.name)} lead={texts.lead} />
      {notesOf(data).map((note) => (
        <ComparisonNote key={note}>{note}</ComparisonNote>
      ))}
      {products.length === 0 ? (
        <EmptyPanel
          title={texts.emptyTitle}
          action={<ButtonLink href={path}>{texts.backToList}</ButtonLink>}
        />
      ) : (
        <Comparison
          summary={
            address.isBrief
              ? texts.shown(formatNumber(shown.length), formatNumber(rows.length))
              : texts.allShown(formatNumber(rows.length))
          }
          tools={<CompareTools data={data} rows={rows} csv={csv} print={print} />}
          units={<CompareUnits data={data} rows={rows} />}
          more={
            <>
              {request}
              {products.length < 4 ? <ButtonLink href={path}>{texts.addAnother}</ButtonLink> : null}
            </>
          }
        >
          <ComparisonTable
            caption={texts.title(category.name)}
            objects={products.map((product) => toObject(data, product))}
            groups={[...toGroups(data, shown), ...(address.isBrief ? [] : [termsGroup(data)])]}
            labels={texts}
          />
        </Comparison>
      )}
    </>
  );
}

function toObject({ address, path }: CompareData, product: CompareData['products'][number]): LinkedObject {
  const { id, name, image, supplier, brand } = product;
  const short = product.model ?? product.code ?? name;
  return {
    id,
    name: isolateCodes(name),
    href: paths.product(product),
    note: [brand, supplier.name].filter(Boolean).join('، '),
    picture: image && { src: pictureAt(image, 320), alt: '' },
    removeLabel: texts.remove(short),
    removeHref: compareHref(path, {
      ...address,
      isCut: false,
      ids: address.ids.filter((other) => other !== id),
    }),
  };
}

/** Returns which products of the address are not in the table, and what a comparison lacks. */
function notesOf(data: CompareData): string[] {
  const { left, products, address } = data;
  const counted = (count: number) => countPhrase(count, texts.product);
  const rows = comparedRows(data);
  const isSame = products.length > 1 && rows.every(({ isDifferent }) => !isDifferent);
  return [
    address.isCut ? texts.most : '',
    left.gone > 0 ? texts.gone(counted(left.gone)) : '',
    left.foreign > 0 ? texts.foreign(counted(left.foreign)) : '',
    left.failed > 0 ? texts.unread(counted(left.failed)) : '',
    products.length === 1 ? texts.oneOnly : '',
    products.length > 0 && rows.length === 0 ? texts.noProperty : '',
    address.isBrief && rows.length > 0 && isSame ? texts.noDifference : '',
  ].filter(Boolean);
}
