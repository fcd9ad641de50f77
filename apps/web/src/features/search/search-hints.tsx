import { Card } from '@bazaar/ui/card';
import { EmptyPanel } from '@bazaar/ui/message-panel';
import { LinkChips } from '@bazaar/ui/patterns/filter-chips';
import { ListHead, PageTop } from '@bazaar/ui/patterns/list-layout';
import { categoryMessages } from '@/messages/category';
import { searchMessages as texts } from '@/messages/search';
import { paths } from '@/platform/paths';

/** Nothing found: what may help, and the areas to walk through instead. */
export function SearchHints({ term }: { readonly term: string }) {
  return (
    <>
      <Card bleed>
        <EmptyPanel
          title={texts.nothing(term)}
          detail={`${texts.hintSpelling} ${texts.hintShorter} ${texts.hintScientific}`}
        />
      </Card>
      <Areas />
    </>
  );
}

/** Nothing asked yet: what can be searched for. */
export function SearchStart() {
  return (
    <>
      <PageTop>
        <ListHead title={texts.title} />
      </PageTop>
      <Card bleed>
        <EmptyPanel title={texts.emptyQueryTitle} detail={texts.emptyQueryDetail} />
      </Card>
      <Areas />
    </>
  );
}

function Areas() {
  const areas = Object.entries(categoryMessages.areas);
  return (
    <PageTop>
      <LinkChips
        title={texts.browse}
        links={areas.map(([id, { name }]) => ({ id, name, href: paths.categoryType(id) }))}
      />
    </PageTop>
  );
}
