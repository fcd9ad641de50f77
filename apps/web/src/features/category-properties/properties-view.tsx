import { Breadcrumb, type Crumb } from '@bazaar/ui/breadcrumb';
import { ButtonLink } from '@bazaar/ui/button';
import { Card } from '@bazaar/ui/card';
import { EmptyPanel } from '@bazaar/ui/message-panel';
import { propertiesIcon } from '@bazaar/ui/patterns/empty-icons';
import { PropertyReference, ReferenceActions, ReferenceHead } from '@bazaar/ui/patterns/property-reference';
import { SectionBand } from '@bazaar/ui/patterns/section-band';
import { UnitConverter, UnitConverters } from '@bazaar/ui/patterns/unit-converter';
import type { ReactNode } from 'react';
import { paths } from '@/lib/navigation/paths';
import { categoryPropertiesMessages as texts } from '@/translations/category-properties';
import { toConverters } from './conversions';
import type { PropertiesData } from './properties-data';
import { toReferenceGroups } from './reference-groups';

export interface PropertiesViewProps {
  readonly data: PropertiesData;
  readonly crumbs: readonly Crumb[];
  /** Makes the converters instant. */
  readonly island?: ReactNode;
}

/** R37: renders the meaning of each property of a category, its units, and links to products with given values. */
export function PropertiesView({ data, crumbs, island }: PropertiesViewProps) {
  const { category } = data;
  const converters = toConverters(data);
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
      {converters.length > 0 ? (
        <SectionBand id="converters" title={texts.converters} note={texts.convertersLead}>
          <UnitConverters>
            {converters.map((converter) => (
              <UnitConverter key={converter.id} {...converter} />
            ))}
          </UnitConverters>
        </SectionBand>
      ) : null}
      {data.properties.length === 0 ? null : (
        <ReferenceActions
          submits={[
            { label: texts.toProducts },
            { label: texts.toSuppliers, name: 'to', value: 'suppliers' },
          ]}
        />
      )}
      {island}
    </>
  );
}

/** Renders each property with its possible values, as a form that opens the lists. */
function Reference({ data }: Pick<PropertiesViewProps, 'data'>) {
  const { category } = data;
  return (
    <PropertyReference
      groups={toReferenceGroups(data)}
      form={{
        action: paths.categoryProducts(category),
        label: texts.form,
        // The list's own keys, by which its address is recognised as a dynamic variant.
        hidden: [
          { name: 'form', value: '1' },
          { name: 'pageSize', value: '25' },
        ],
      }}
    />
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
