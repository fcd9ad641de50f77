import 'server-only';
import { ButtonLink } from '@bazaar/ui/button';
import { Card } from '@bazaar/ui/card';
import { EmptyPanel } from '@bazaar/ui/message-panel';
import { SectionBand, SectionGap } from '@bazaar/ui/patterns/section-band';
import { SupplierList } from '@bazaar/ui/patterns/supplier-row';
import { supplierMessages as texts } from '@/messages/supplier';
import { toSupplierView } from '@/platform/catalogue/supplier-view';
import { valueOr } from '@/platform/data/loaded';
import { paths } from '@/platform/paths';
import { loadSimilarSuppliers } from './load-supplier';

/** In place of a supplier who has closed: says so and offers others. Answered with status 410. */
export async function ClosedSupplierScreen() {
  const { items } = valueOr(await loadSimilarSuppliers(), { items: [] });
  return (
    <>
      <h1 className="sr">{texts.goneTitle}</h1>
      <SectionGap>
        <Card bleed>
          <EmptyPanel
            title={texts.goneTitle}
            detail={texts.goneDetail}
            action={<ButtonLink href={paths.home}>{texts.goneHome}</ButtonLink>}
          />
        </Card>
      </SectionGap>
      {items.length > 0 ? (
        <SectionBand id="others" title={texts.otherSuppliers} isClose>
          <Card bleed>
            <SupplierList label={texts.suppliers} suppliers={items.map(toSupplierView)} />
          </Card>
        </SectionBand>
      ) : null}
    </>
  );
}
