import { ButtonLink } from '@bazaar/ui/button';
import { Card } from '@bazaar/ui/card';
import { ErrorPanel } from '@bazaar/ui/message-panel';
import { SectionBand, type SectionBandProps, SectionGap } from '@bazaar/ui/patterns/section-band';
import type { ReactNode } from 'react';
import type { QueryResult } from '@/lib/data/query-result';
import { paths } from '@/lib/navigation/paths';
import { homeMessages as texts } from '@/translations/home';
import { retryTexts } from '@/translations/retry';

/** Responses of the catalogue: a list, or an object with items. */
type Listed = readonly unknown[] | { readonly items: readonly unknown[] };

interface HomeBandProps<Value extends Listed> extends Omit<SectionBandProps, 'note' | 'children'> {
  readonly part: QueryResult<Value>;
  /** Error text for data that could not be read. */
  readonly failure: string;
  /** Whether there is nothing to show; by default, when the list is empty. */
  readonly isEmpty?: (value: Value) => boolean;
  readonly note?: (value: Value) => string;
  readonly children: (value: Value) => ReactNode;
}

/** Renders a band of the home page. Without content it renders nothing; a failed one shows its error with a retry. */
export function HomeBand<Value extends Listed>({
  part,
  failure,
  isEmpty = listsNothing,
  note,
  children,
  ...head
}: HomeBandProps<Value>) {
  if (part.state === 'missing' || (part.state === 'ready' && isEmpty(part.value))) return null;
  if (part.state === 'failed') {
    return (
      <SectionBand id={head.id} title={head.title}>
        <Failure title={failure} />
      </SectionBand>
    );
  }
  return (
    <SectionBand {...head} note={note?.(part.value)}>
      <Card bleed>{children(part.value)}</Card>
    </SectionBand>
  );
}

function listsNothing(value: Listed): boolean {
  return ('items' in value ? value.items : value).length === 0;
}

/** Renders the error of a part without a title of its own. */
export function FailedPart({ title }: { readonly title: string }) {
  return (
    <SectionGap>
      <Failure title={title} />
    </SectionGap>
  );
}

function Failure({ title }: { readonly title: string }) {
  return (
    <Card bleed>
      <ErrorPanel
        isInline
        title={title}
        action={
          <ButtonLink aria-label={retryTexts.of(title)} href={paths.home}>
            {texts.retry}
          </ButtonLink>
        }
      />
    </Card>
  );
}
