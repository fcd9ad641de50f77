import { joinList } from '@bazaar/domain/persian';
import { Card } from '@bazaar/ui/card';
import { Link } from '@bazaar/ui/link';
import { SectionGap } from '@bazaar/ui/patterns/section-band';
import { Text } from '@bazaar/ui/text';
import { tagIncomplete } from '@/lib/cache/tag-page';
import { missingMessages as texts } from '@/translations/missing';
import { retryTexts } from '@/translations/retry';
import { unhandledErrors } from './unhandled-errors';

/**
 * Renders which small parts of a page could not be read (counts, units, cities) and are left out in their places. A screen renders it after
 * all its reads; without a failure it renders nothing.
 */
export async function MissingNotice() {
  const operations = [...unhandledErrors().values()].flat();
  const names = new Set(operations.flatMap((operation) => texts.parts[operation] ?? []));
  if (names.size === 0) return null;
  await tagIncomplete();
  return (
    <SectionGap>
      <Card padded>
        <div role="status">
          <Text>{texts.title(joinList([...names]))} </Text>
          {/* The address of the page itself, whatever it is: works without script and always reads again. */}
          <Link aria-label={retryTexts.of(joinList([...names]))} href="">
            {texts.retry}
          </Link>
        </div>
      </Card>
    </SectionGap>
  );
}
