import { Button } from '@bazaar/ui/button';
import { Link } from '@bazaar/ui/link';
import { ContinueBand, ContinueItems, type ContinueItemView, ContinueNote } from '@bazaar/ui/patterns/home';
import { paths } from '@/lib/navigation/paths';
import type { PersonalPart } from '@/lib/session/personal-part';
import { continueMessages as texts } from '@/translations/home';
import { retryTexts } from '@/translations/retry';

/** What waits for this person, and their last visits, as far as they are known. */
export type LastVisits = PersonalPart<{ items: readonly ContinueItemView[] }>;

export interface ContinueViewProps {
  readonly visits: LastVisits;
  /** The request basket of this browser, when it is not empty. */
  readonly draft?: ContinueItemView;
  readonly onRetry: () => void;
}

const SHOWN = 3;

/** R01 «ادامه بدهید»: renders the request basket of this browser, what waits for this person, and the last visits, in a space of constant size. */
export function ContinueView({ visits, draft, onRetry }: ContinueViewProps) {
  const items = [...(draft ? [draft] : []), ...(visits.state === 'ready' ? visits.items : [])].slice(
    0,
    SHOWN,
  );
  return (
    <ContinueBand title={texts.title}>
      {items.length > 0 ? (
        <ContinueItems items={items} />
      ) : (
        <Instead state={visits.state} onRetry={onRetry} />
      )}
    </ContinueBand>
  );
}

function Instead({ state, onRetry }: { readonly state: LastVisits['state']; readonly onRetry: () => void }) {
  switch (state) {
    case 'anonymous':
      return (
        <ContinueNote action={<Link href={paths.login}>{texts.login}</Link>}>{texts.invitation}</ContinueNote>
      );
    case 'loading':
      return <ContinueNote>{texts.loading}</ContinueNote>;
    case 'failed':
      return (
        <ContinueNote
          action={
            <Button aria-label={retryTexts.of(texts.failed)} onClick={onRetry}>
              {texts.retry}
            </Button>
          }
        >
          {texts.failed}
        </ContinueNote>
      );
    case 'ready':
      return (
        <ContinueNote action={<Link href={paths.categoryType('Product')}>{texts.browse}</Link>}>
          {texts.empty}
        </ContinueNote>
      );
  }
}
