import type { Supplier } from '@bazaar/api/model';
import type { BreadcrumbList, Organization, WithContext } from 'schema-dts';
import { paths } from '@/lib/navigation/paths';
import { supplierMessages as texts } from '@/translations/supplier';

/** Returns the page's structured data: the company and its breadcrumb. `siteUrl` is the origin of the site. */
export function supplierJsonLd(
  supplier: Supplier,
  siteUrl: string,
): WithContext<Organization | BreadcrumbList>[] {
  const { name, legalName, establishedYear, phones, addressText, cityName, postalCode, website } = supplier;
  const url = new URL(paths.supplier(supplier), siteUrl).href;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name,
      url,
      ...(legalName ? { legalName } : {}),
      ...(establishedYear ? { foundingDate: String(establishedYear) } : {}),
      ...(phones[0] ? { telephone: phones[0].number } : {}),
      ...(website ? { sameAs: /^https?:/.test(website) ? website : `https://${website}` } : {}),
      address: {
        '@type': 'PostalAddress',
        addressCountry: 'IR',
        ...(cityName ? { addressLocality: cityName } : {}),
        ...(addressText ? { streetAddress: addressText } : {}),
        ...(postalCode ? { postalCode } : {}),
      },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        {
          name: texts.suppliers,
          item: new URL(paths.suppliers(supplier.categoryTypes[0] ?? 'Product'), siteUrl).href,
        },
        { name, item: url },
      ].map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
    },
  ];
}
