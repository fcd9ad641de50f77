import { ButtonLink } from '@bazaar/ui/button';
import { Card } from '@bazaar/ui/card';
import { EmptyPanel } from '@bazaar/ui/message-panel';
import { closedSupplierIcon } from '@bazaar/ui/patterns/empty-icons';
import { SectionBand, SectionGap } from '@bazaar/ui/patterns/section-band';
import { SupplierList, type SupplierView } from '@bazaar/ui/patterns/supplier-row';
import { paths } from '@/lib/navigation/paths';
import { supplierMessages as texts } from '@/translations/supplier';

/** Renders the page of a supplier who has closed, with others to choose from where there are any. */
export function ClosedSupplierView({ others }: { readonly others: readonly SupplierView[] }) {
  return (
    <>
      <h1 className="sr">{texts.goneTitle}</h1>
      <SectionGap>
        <Card bleed>
          <EmptyPanel
            icon={closedSupplierIcon}
            title={texts.goneTitle}
            detail={texts.goneDetail}
            action={<ButtonLink href={paths.home}>{texts.goneHome}</ButtonLink>}
          />
        </Card>
      </SectionGap>
      {others.length > 0 ? (
        <SectionBand id="others" title={texts.otherSuppliers} isClose>
          <Card bleed>
            <SupplierList label={texts.suppliers} suppliers={others} />
          </Card>
        </SectionBand>
      ) : null}
    </>
  );
}
