import type { PropertyValue } from '@bazaar/api/model';
import { formatNumber } from '@bazaar/domain/persian';
import { Latin } from '@bazaar/ui/latin';
import { Fragment } from 'react';
import { propertyText } from '@/entities/product/property-text';
import { isolateCodes } from '@/lib/text/isolate-codes';
import { tradeAnswerMessages as texts } from '@/translations/trade-answers';

/** Renders the required properties of a line after one another: «C دست‌کم ۱۴ kN، آب‌بند 2RS». */
export function RequiredText({ properties }: { readonly properties: readonly PropertyValue[] }) {
  return properties.map((property, index) => (
    <Fragment key={property.propertyId}>
      {index > 0 ? '، ' : null}
      {property.symbol ? <Latin>{property.symbol}</Latin> : property.title}{' '}
      {isolateCodes(boundText(property))}
      {property.unitDisplayText ? (
        <>
          {' '}
          <Latin>{property.unitDisplayText}</Latin>
        </>
      ) : null}
    </Fragment>
  ));
}

/** Returns the value; a number with one bound says which. */
function boundText(property: PropertyValue): string {
  const { value, maxValue, decimals } = property;
  if (value !== undefined && maxValue === undefined) return texts.atLeast(formatNumber(value, decimals));
  if (value === undefined && maxValue !== undefined) return texts.atMost(formatNumber(maxValue, decimals));
  if (value !== undefined && value === maxValue) return formatNumber(value, decimals);
  return propertyText(property, texts).value;
}
