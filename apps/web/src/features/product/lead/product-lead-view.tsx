import { Latin } from '@bazaar/ui/latin';
import { type ProductCode, ProductLead, StripHead } from '@bazaar/ui/patterns/product-detail';
import { RecordActions } from '@bazaar/ui/patterns/record-parts';
import { DualValue, UnitScope, UnitSwitch } from '@bazaar/ui/patterns/unit-switch';
import { SpecStrip, stripColumns } from '@bazaar/ui/spec-strip';
import type { ReactNode } from 'react';
import type { ProductData } from '@/features/product/product-data';
import { toDualValue } from '@/features/product/product-specs';
import { pictureAt, pictureWidths } from '@/lib/media/picture-view';
import { isolateCodes } from '@/lib/text/isolate-codes';
import { productMessages as texts } from '@/translations/product';

const STRIP_LENGTH = 6;

export interface ProductLeadViewProps {
  readonly data: ProductData;
  readonly hasUnitSwitch: boolean;
  /** The row of actions on the product. */
  readonly actions: ReactNode;
  readonly firstViewEnd: ReactNode;
}

/** Renders drawing, names, codes and the strip of key properties. */
export function ProductLeadView({ data, hasUnitSwitch, actions, firstViewEnd }: ProductLeadViewProps) {
  const { product, units } = data;
  const strip = product.keyProperties.slice(0, STRIP_LENGTH);
  const image = product.images[0] ?? product.image;
  return (
    <UnitScope>
      <ProductLead
        picture={
          image && {
            src: pictureAt(image, 640),
            srcSet: pictureWidths(image, [320, 640, 1024]),
            sizes: '(max-width: 959px) 100vw, 480px',
            alt: texts.pictureOf(product.name),
            width: image.width ?? 640,
            height: image.height ?? 427,
          }
        }
        caption={texts.caption}
        name={isolateCodes(product.name)}
        afterName={firstViewEnd}
        scientificName={product.scientificName}
        copyLabel={texts.copyScience}
        ids={toIds(product)}
        strip={
          <>
            <StripHead
              title={texts.keyProperties}
              control={hasUnitSwitch ? <Switch name="strip-units" /> : undefined}
            />
            <SpecStrip
              columns={stripColumns(strip.length)}
              specs={strip.map((property) => ({
                id: property.propertyId,
                label: (
                  <>
                    {property.title}
                    {property.symbol ? (
                      <>
                        &nbsp;<Latin>{property.symbol}</Latin>
                      </>
                    ) : null}
                  </>
                ),
                value: <DualValue {...toDualValue(property, units)} />,
              }))}
            />
          </>
        }
        actions={<RecordActions>{actions}</RecordActions>}
      />
    </UnitScope>
  );
}

/** Renders the unit switch; each place it stands in is a radio group of its own. */
export function Switch({ name }: { readonly name: string }) {
  return <UnitSwitch name={name} label={texts.unitSystem} metric={texts.metric} imperial={texts.imperial} />;
}

function toIds({ brand, standards, countryOfOrigin, code, model }: ProductData['product']): ProductCode[] {
  const ids: readonly (ProductCode | undefined)[] = [
    brand ? { id: 'brand', label: texts.brand, value: <Latin>{brand}</Latin> } : undefined,
    model ? { id: 'model', label: texts.model, value: <Latin>{model}</Latin> } : undefined,
    code ? { id: 'code', label: texts.code, value: <Latin>{code}</Latin> } : undefined,
    countryOfOrigin ? { id: 'origin', label: texts.origin, value: countryOfOrigin } : undefined,
    standards.length > 0
      ? {
          id: 'standards',
          label: texts.standards,
          value: <Standards codes={standards.map((one) => one.code)} />,
        }
      : undefined,
  ];
  return ids.filter((id) => id !== undefined);
}

function Standards({ codes }: { readonly codes: readonly string[] }) {
  return codes.map((code, index) => (
    <span key={code}>
      {index > 0 ? '، ' : null}
      <Latin>{code}</Latin>
    </span>
  ));
}
