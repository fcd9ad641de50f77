import { hasBothSystems } from '@bazaar/domain/units';
import { ButtonLink } from '@bazaar/ui/button';
import { ComparisonUnits } from '@bazaar/ui/patterns/comparison';
import { SegmentedLinks } from '@bazaar/ui/segmented';
import type { ReactNode } from 'react';
import { compareMessages as texts } from '@/translations/compare';
import { compareHref } from './compare-address';
import { type CompareData, type ComparedRow, unitOf, unitsOf } from './compare-data';

export interface CompareToolsProps {
  readonly data: CompareData;
  readonly rows: readonly ComparedRow[];
}

/** Renders the controls of the comparison; each choice is an address. */
export function CompareTools({ data, rows }: CompareToolsProps) {
  const { address, path } = data;
  const canSwitch = rows.some(({ property }) => hasBothSystems(unitsOf(data, property)));
  const href = (isImperial: boolean) =>
    compareHref(path, { ...address, preference: { isImperial, unitIds: [] } });
  return (
    <>
      {data.products.length > 1 ? (
        <ButtonLink size="small" href={compareHref(path, { ...address, isBrief: !address.isBrief })}>
          {address.isBrief ? texts.everything : texts.onlyDifferences}
        </ButtonLink>
      ) : null}
      {canSwitch ? (
        <SegmentedLinks
          label={texts.unitSystem}
          segments={[
            { href: href(false), label: texts.metric, isCurrent: !address.preference.isImperial },
            { href: href(true), label: texts.imperial, isCurrent: address.preference.isImperial },
          ]}
        />
      ) : null}
    </>
  );
}

/** Renders what takes the table elsewhere. */
export function CompareFiles({
  category,
  csv,
  print,
}: {
  readonly category: CompareData['category'];
  readonly csv: string;
  /** Button that prints the page; only with script. */
  readonly print?: ReactNode;
}) {
  return (
    <div className="end">
      <ButtonLink size="small" href={csv} download={texts.csvName(category.name)}>
        {texts.csv}
      </ButtonLink>
      {print}
    </div>
  );
}

/** Renders one choice per quantity that has several units. */
export function CompareUnits({ data, rows }: CompareToolsProps) {
  const { address, path } = data;
  const byQuantity = new Map(
    rows.flatMap(({ property }) => {
      const units = unitsOf(data, property);
      return units.length > 1 ? [[property.measurementQuantityId ?? '', property] as const] : [];
    }),
  );
  if (byQuantity.size === 0) return null;
  return (
    <ComparisonUnits
      title={texts.chooseUnits}
      action={path}
      name="units"
      applyLabel={texts.applyUnits}
      hidden={[
        { name: 'compare', value: address.ids.join('~') },
        ...(address.isBrief ? [{ name: 'diff', value: '1' }] : []),
      ]}
      quantities={[...byQuantity].map(([id, property]) => ({
        id,
        label: rows
          .filter((row) => row.property.measurementQuantityId === id)
          .slice(0, 2)
          .map((row) => row.property.title)
          .join('، '),
        value: unitOf(data, property)?.id ?? '',
        options: unitsOf(data, property).map((unit) => ({ value: unit.id, label: unit.symbol })),
      }))}
    />
  );
}
