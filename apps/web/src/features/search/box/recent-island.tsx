'use client';

import { Button } from '@bazaar/ui/button';
import { RefineLine } from '@bazaar/ui/patterns/search-results';
import { useEffect, useState } from 'react';
import { paths } from '@/lib/navigation/paths';
import { searchMessages as texts } from '@/translations/search';
import { clearRecent, readRecent } from './recent-searches';

/** Renders the recent searches of this browser on the search page without a term. Stands last, so that it moves nothing. */
export function RecentIsland() {
  const [recent, setRecent] = useState<readonly string[]>([]);
  useEffect(() => setRecent(readRecent()), []);
  if (recent.length === 0) return null;
  const forget = () => {
    clearRecent();
    setRecent([]);
  };
  return (
    <>
      <RefineLine
        title={texts.recent}
        chips={recent.map((term) => ({ id: term, name: term, href: paths.searchFor(term) }))}
      />
      <Button tone="text" size="small" onClick={forget}>
        {texts.clearRecent}
      </Button>
    </>
  );
}
