import { countPhrase } from '@bazaar/domain/persian';
import { Breadcrumb, type Crumb } from '@bazaar/ui/breadcrumb';
import { ButtonLink } from '@bazaar/ui/button';
import { Card } from '@bazaar/ui/card';
import { Heading } from '@bazaar/ui/heading';
import { ErrorPanel } from '@bazaar/ui/message-panel';
import { HelpGroup, HelpIndex, HelpSearch, HelpText } from '@bazaar/ui/patterns/help-article';
import type { ReactNode } from 'react';
import { paths } from '@/lib/navigation/paths';
import { helpMessages as texts } from '@/translations/help';
import { helpLink } from './help-model';

/** The site's own text about using it; absent where it has none. */
export interface SiteText {
  readonly title: string;
  readonly lead: string | undefined;
  /** Sanitised. */
  readonly html: string;
}

export interface HelpIndexViewProps {
  readonly text: SiteText | 'failed' | undefined;
  readonly crumbs: readonly Crumb[];
  /** Narrows the links while a term is typed. */
  readonly island?: ReactNode;
}

/** Renders the help of all screens as links, and the site's own text below. */
export function HelpIndexView({ text, crumbs, island }: HelpIndexViewProps) {
  return (
    <>
      <Breadcrumb label={texts.breadcrumb} crumbs={crumbs} />
      <HelpIndex
        title={texts.title}
        lead={texts.lead}
        search={<HelpSearch action={paths.faq} {...texts.search.form} />}
      >
        {text === 'failed' ? <Unread /> : null}
        {island}
        {texts.groups.map(({ id, title, ids }) => (
          <HelpGroup
            key={id}
            id={`help-${id}`}
            title={title}
            count={countPhrase(ids.length, texts.screen)}
            links={ids.flatMap((screen) => helpLink(screen) ?? [])}
          />
        ))}
      </HelpIndex>
      {text !== undefined && text !== 'failed' ? (
        <Card bleed padded as="section" labelledBy="help-text">
          <Heading level={2} size="18" id="help-text">
            {text.lead ?? text.title}
          </Heading>
          <HelpText html={text.html} />
        </Card>
      ) : null}
    </>
  );
}

/** One line, above the list that works without the text. It is about this page: the side sheet leaves it out. */
function Unread() {
  return (
    <div data-page-only>
      <Card bleed>
        <ErrorPanel
          isInline
          title={texts.text.failed}
          action={<ButtonLink href={paths.helpIndex}>{texts.text.retry}</ButtonLink>}
        />
      </Card>
    </div>
  );
}
