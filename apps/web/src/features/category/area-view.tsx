import { Breadcrumb } from '@bazaar/ui/breadcrumb';
import { ButtonLink } from '@bazaar/ui/button';
import { Card } from '@bazaar/ui/card';
import { EmptyPanel } from '@bazaar/ui/message-panel';
import { HubCells, type HubCellView, HubIntro } from '@bazaar/ui/patterns/category-hub';
import { categoryMessages as texts } from '@/messages/category';
import { paths } from '@/platform/paths';

export interface AreaViewProps {
  readonly title: string;
  readonly detail: string;
  readonly groups: readonly HubCellView[];
}

/** R36: a whole area of the catalogue, by its groups. */
export function AreaView({ title, detail, groups }: AreaViewProps) {
  return (
    <>
      <Breadcrumb
        label={texts.breadcrumb}
        crumbs={[{ label: texts.homeCrumb, href: paths.home }, { label: title }]}
      />
      <HubIntro title={title} description={detail} />
      {groups.length === 0 ? (
        <Card bleed>
          <EmptyPanel
            title={texts.areaEmpty}
            action={<ButtonLink href={paths.home}>{texts.home}</ButtonLink>}
          />
        </Card>
      ) : (
        <HubCells label={texts.areaGroups(title)} cells={groups} />
      )}
    </>
  );
}
