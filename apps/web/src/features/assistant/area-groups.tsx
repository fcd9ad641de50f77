import { ButtonLink } from '@bazaar/ui/button';
import { AssistantColumns, AssistantSection } from '@bazaar/ui/patterns/assistant';
import { AssistantSentences } from '@bazaar/ui/patterns/assistant-sentences';
import { paths } from '@/lib/navigation/paths';
import { assistantMessages as texts } from '@/translations/assistant';
import { categoryMessages } from '@/translations/category';
import type { AreaGroups } from './load-area-groups';

/** Renders the catalogue's groups by area, for who would rather look than write. */
export function AreaGroupsSection({ areas }: { readonly areas: readonly AreaGroups[] }) {
  if (areas.length === 0) return null;
  return (
    <AssistantSection title={texts.nothing.areas}>
      <AssistantColumns isEven>
        {areas.map(({ area, groups }) => {
          const { name, detail } = categoryMessages.areas[area];
          return (
            <AssistantSentences
              key={area}
              id={`assistant-${area}`}
              title={name}
              note={detail}
              sentences={groups}
              footer={
                <ButtonLink tone="text" href={paths.categoryType(area)}>
                  {texts.nothing.whole(name)}
                </ButtonLink>
              }
            />
          );
        })}
      </AssistantColumns>
    </AssistantSection>
  );
}
