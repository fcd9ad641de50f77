import { Breadcrumb, type Crumb } from '@bazaar/ui/breadcrumb';
import { ButtonLink } from '@bazaar/ui/button';
import { Card } from '@bazaar/ui/card';
import { EmptyPanel } from '@bazaar/ui/message-panel';
import { propertiesIcon } from '@bazaar/ui/patterns/empty-icons';
import { PropertyReference, ReferenceActions, ReferenceHead } from '@bazaar/ui/patterns/property-reference';
import { SectionBand } from '@bazaar/ui/patterns/section-band';
import { UnitConverter } from '@bazaar/ui/patterns/unit-converter';
import type { ReactNode } from 'react';
import { paths } from '@/lib/navigation/paths';
import { categoryPropertiesMessages as texts } from '@/translations/category-properties';
import { toConverter } from './conversions';
import type { PropertiesData } from './properties-data';
import { toReferenceGroups } from './reference-groups';

export interface PropertiesViewProps {
  readonly data: PropertiesData;
  readonly crumbs: readonly Crumb[];
  /** Makes the converter instant. */
  readonly island?: ReactNode;
}

/** R37: renders the meaning of each property of a category, its units, and links to products with given values. */
export function PropertiesView({ data, crumbs, island }: PropertiesViewProps) {
  const { category } = data;
  const converter = toConverter(data);
  return (
    <>
      <Breadcrumb label={texts.breadcrumb} crumbs={crumbs} />
      <ReferenceHead
        title={texts.title(category.name)}
        lead={texts.lead}
        actions={
          <ButtonLink size="small" href={paths.categoryProducts(category)}>
            {texts.products}
          </ButtonLink>
        }
      />
      {data.properties.length === 0 ? <NoProperties category={category} /> : <Reference data={data} />}
      {converter ? (
        <SectionBand id="converter" title={texts.converter} isClose>
          <UnitConverter {...converter} />
        </SectionBand>
      ) : null}
      {island}
    </>
  );
}

/** Renders each property with its possible values, as a form that opens the lists. */
function Reference({ data }: Pick<PropertiesViewProps, 'data'>) {
  const { category } = data;
  return (
    <>
      <PropertyReference
        groups={toReferenceGroups(data)}
        form={{
          action: paths.categoryProducts(category),
          label: texts.form,
          wanted: texts.wanted,
          // The list's own keys, by which its address is recognised as a dynamic variant.
          hidden: [
            { name: 'form', value: '1' },
            { name: 'pageSize', value: '25' },
          ],
        }}
      />
      <ReferenceActions
        submits={[{ label: texts.toProducts }, { label: texts.toSuppliers, name: 'to', value: 'suppliers' }]}
      />
    </>
  );
}

function NoProperties({ category }: Pick<PropertiesData, 'category'>) {
  return (
    <Card bleed>
      <EmptyPanel
        icon={propertiesIcon}
        title={texts.empty}
        action={<ButtonLink href={paths.categoryProducts(category)}>{texts.products}</ButtonLink>}
      />
    </Card>
  );
}
