import type { Understanding } from '@bazaar/domain/assistant';
import type { AssistantAddress } from '@bazaar/domain/assistant-answers';
import { ButtonLink } from '@bazaar/ui/button';
import { EmptyPanel, MessagePanelActions } from '@bazaar/ui/message-panel';
import { filteredAwayIcon } from '@bazaar/ui/patterns/empty-icons';
import { assistantMessages } from '@/translations/assistant';
import { editedHref } from './words/chip-views';
import { partPhrase } from './words/part-text';

const texts = assistantMessages.results;
const MOST_ADVICE = 4;

/** Renders an empty result with the conditions that can be dropped, each as a link to the results without it. */
export function NoResults({
  path,
  understanding,
  address,
}: {
  readonly path: string;
  readonly understanding: Understanding;
  readonly address: AssistantAddress;
}) {
  const droppable = understanding.parts.filter(
    ({ kind, strength }) => strength === 'hard' && kind !== 'quantity',
  );
  return (
    <EmptyPanel
      icon={filteredAwayIcon}
      title={texts.none}
      detail={droppable.length === 0 ? undefined : texts.noneDetail}
      action={
        <MessagePanelActions>
          {droppable.slice(0, MOST_ADVICE).map((part) => (
            <ButtonLink
              key={part.key}
              size="small"
              href={editedHref(path, address, { kind: 'remove', key: part.key })}
            >
              {texts.without(partPhrase(part))}
            </ButtonLink>
          ))}
        </MessagePanelActions>
      }
    />
  );
}
