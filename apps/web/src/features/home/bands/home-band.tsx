import { ButtonLink } from '@bazaar/ui/button';
import { Card } from '@bazaar/ui/card';
import { ErrorPanel } from '@bazaar/ui/message-panel';
import { SectionBand, type SectionBandProps, SectionGap } from '@bazaar/ui/patterns/section-band';
import type { ReactNode } from 'react';
import type { QueryResult } from '@/lib/data/query-result';
import { paths } from '@/lib/navigation/paths';
import { homeMessages as texts } from '@/translations/home';

/** Answers of the catalogue: a list by itself, or with its items inside. */
type Listed = readonly unknown[] | { readonly items: readonly unknown[] };

interface HomeBandProps<Value extends Listed> extends Omit<SectionBandProps, 'note' | 'children'> {
  readonly part: QueryResult<Value>;
  /** What is missing, when it could not be read. */
  readonly failure: string;
  /** When there is nothing to show; without it, when nothing is listed. */
  readonly isEmpty?: (value: Value) => boolean;
  readonly note?: (value: Value) => string;
  readonly children: (value: Value) => ReactNode;
}

/** A band of the home page. Without content it leaves without a trace; what could not be read is said, with the way to try again. */
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

/** A part without a title of its own that could not be read. */
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
      <ErrorPanel isInline title={title} action={<ButtonLink href={paths.home}>{texts.retry}</ButtonLink>} />
    </Card>
  );
}
