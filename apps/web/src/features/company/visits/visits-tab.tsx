'use client';

import { useListMerchants } from '@bazaar/api/hooks/merchants';
import { Select } from '@bazaar/ui/select';
import { VisitorChartSection } from '@/entities/visitor-chart/visitor-chart-section';
import { UnreadParts } from '@/lib/data/unread-parts';
import { companyTexts as texts } from '@/translations/company';
import type { PlaceInHand } from '../use-company-place';

/** The visits of the person's companies, together or of one of them. */
export function VisitsTab({ place }: { readonly place: PlaceInHand }) {
  const query = useListMerchants({ mine: true, pageSize: 50 });
  const companies = query.data?.items ?? [];
  const current = companies.find(({ id }) => id === place.merchantId);
  return (
    <>
      <UnreadParts parts={[{ name: texts.companies, query }]} />
      <VisitorChartSection
        {...(current === undefined ? {} : { merchantId: current.id })}
        title={texts.visits}
        name={texts.visits}
        note={
          companies.length > 1 ? (
            <Select
              id="visits-company"
              label={texts.company}
              isLabelHidden
              dense
              options={[
                { value: '', label: texts.allCompanies },
                ...companies.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              value={current?.id ?? ''}
              onChange={({ target }) =>
                place.show(
                  target.value === '' ? { merchantId: undefined } : { merchantId: target.value },
                  true,
                )
              }
            />
          ) : undefined
        }
      />
    </>
  );
}
