import { Breadcrumb } from '@bazaar/ui/breadcrumb';
import { ButtonLink } from '@bazaar/ui/button';
import { Card } from '@bazaar/ui/card';
import { EmptyPanel } from '@bazaar/ui/message-panel';
import { LandingIntro } from '@bazaar/ui/patterns/category-landing';
import type { ReactNode } from 'react';
import { paths } from '@/lib/navigation/paths';
import { categoryMessages as texts } from '@/translations/category';

export interface AreaViewProps {
  readonly title: string;
  readonly detail: string;
  /** The area has no groups yet. */
  readonly isEmpty: boolean;
  /** The groups, with the field that filters them. */
  readonly filter: ReactNode;
}

/** R36: renders a whole area of the catalogue, by its groups. */
export function AreaView({ title, detail, isEmpty, filter }: AreaViewProps) {
  return (
    <>
      <Breadcrumb
        label={texts.breadcrumb}
        crumbs={[{ label: texts.homeCrumb, href: paths.home }, { label: title }]}
      />
      <LandingIntro title={title} description={detail} />
      {isEmpty ? (
        <Card bleed>
          <EmptyPanel
            title={texts.areaEmpty}
            action={<ButtonLink href={paths.home}>{texts.home}</ButtonLink>}
          />
        </Card>
      ) : (
        filter
      )}
    </>
  );
}
