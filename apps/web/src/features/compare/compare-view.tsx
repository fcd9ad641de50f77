import { MOST_COMPARED } from '@bazaar/domain/compare';
import { countPhrase, formatNumber } from '@bazaar/domain/persian';
import { Breadcrumb, type Crumb } from '@bazaar/ui/breadcrumb';
import { ButtonLink } from '@bazaar/ui/button';
import { EmptyPanel } from '@bazaar/ui/message-panel';
import {
  Comparison,
  ComparisonAdd,
  type ComparisonGroup,
  ComparisonHead,
  ComparisonNote,
  ComparisonTable,
} from '@bazaar/ui/patterns/comparison';
import { comparisonIcon } from '@bazaar/ui/patterns/empty-icons';
import type { ReactNode } from 'react';
import { compareMessages as texts } from '@/translations/compare';
import { type CompareData, comparedRows } from './compare-data';
import { CompareFiles, CompareTools, CompareUnits } from './compare-tools';
import { countRows, differencesIn, toBands } from './table/compare-groups';
import { cornerOf, toObject } from './table/compare-object';

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
  const bands = toBands(data);
  const shown = address.isBrief ? differencesIn(bands) : bands;
  const all = formatNumber(countRows(bands));
  return (
    <>
      <Breadcrumb label={texts.breadcrumb} crumbs={crumbs} />
      <ComparisonHead
        title={texts.title(category.name)}
        lead={texts.lead(countPhrase(products.length, texts.product))}
        actions={
          products.length > 0 ? (
            <>
              {products.length < MOST_COMPARED ? (
                <ComparisonAdd href={path}>{texts.addAnother}</ComparisonAdd>
              ) : null}
              {request}
            </>
          ) : undefined
        }
      />
      {notesOf(data, bands).map((note) => (
        <ComparisonNote key={note}>{note}</ComparisonNote>
      ))}
      {products.length === 0 ? (
        <EmptyPanel
          icon={comparisonIcon}
          title={texts.emptyTitle}
          action={<ButtonLink href={path}>{texts.backToList}</ButtonLink>}
        />
      ) : (
        <Comparison
          summary={address.isBrief ? texts.shown(formatNumber(countRows(shown)), all) : texts.allShown(all)}
          tools={<CompareTools data={data} rows={rows} />}
          legend={products.length > 2 ? texts.legend : undefined}
          units={<CompareUnits data={data} rows={rows} />}
          files={<CompareFiles category={category} csv={csv} print={print} />}
        >
          <ComparisonTable
            caption={texts.title(category.name)}
            objects={products.map((product) => toObject(data, product))}
            groups={shown}
            labels={{ ...texts, ...cornerOf(data) }}
          />
        </Comparison>
      )}
    </>
  );
}

/** Returns which products of the address are not in the table, and what a comparison lacks. */
function notesOf(data: CompareData, bands: readonly ComparisonGroup[]): string[] {
  const { left, products, address } = data;
  const counted = (count: number) => countPhrase(count, texts.product);
  const isSame = products.length > 1 && differencesIn(bands).length === 0;
  return [
    address.isCut ? texts.most : '',
    left.gone > 0 ? texts.gone(counted(left.gone)) : '',
    left.foreign > 0 ? texts.foreign(counted(left.foreign)) : '',
    left.failed > 0 ? texts.unread(counted(left.failed)) : '',
    products.length === 1 ? texts.oneOnly : '',
    products.length > 0 && comparedRows(data).length === 0 ? texts.noProperty : '',
    address.isBrief && isSame ? texts.noDifference : '',
  ].filter(Boolean);
}
