import { CATEGORY_TYPES, type CategoryType } from '@bazaar/domain/category-menu';
import { Breadcrumb } from '@bazaar/ui/breadcrumb';
import { ButtonLink } from '@bazaar/ui/button';
import { Card } from '@bazaar/ui/card';
import { EmptyPanel } from '@bazaar/ui/message-panel';
import { LandingIntro } from '@bazaar/ui/patterns/category-landing';
import { categoriesIcon } from '@bazaar/ui/patterns/empty-icons';
import { PageTabs } from '@bazaar/ui/patterns/section-band';
import { Tabs } from '@bazaar/ui/tabs';
import type { ReactNode } from 'react';
import { paths } from '@/lib/navigation/paths';
import { categoryMessages as texts } from '@/translations/category';

export interface AreaViewProps {
  /** The area on screen. */
  readonly area: CategoryType;
  readonly title: string;
  readonly detail: string;
  /** The area has no groups yet. */
  readonly isEmpty: boolean;
  /** Returns the groups, with the field that filters them at the end of the page's head. */
  readonly filter: (intro: ReactNode) => ReactNode;
}

/** R36: renders a whole area of the catalogue, by its groups. */
export function AreaView({ area, title, detail, isEmpty, filter }: AreaViewProps) {
  const intro = <LandingIntro title={title} description={detail} />;
  return (
    <>
      <Breadcrumb
        label={texts.breadcrumb}
        crumbs={[{ label: texts.homeCrumb, href: paths.home }, { label: title }]}
      />
      <PageTabs>
        <Tabs
          label={texts.areasNav}
          tabs={CATEGORY_TYPES.map((type) => ({
            href: paths.categoryType(type),
            label: texts.areas[type].name,
            isCurrent: type === area,
          }))}
        />
      </PageTabs>
      {isEmpty ? (
        <>
          {intro}
          <Card bleed>
            <EmptyPanel
              icon={categoriesIcon}
              title={texts.areaEmpty}
              action={<ButtonLink href={paths.home}>{texts.home}</ButtonLink>}
            />
          </Card>
        </>
      ) : (
        filter(intro)
      )}
    </>
  );
}
