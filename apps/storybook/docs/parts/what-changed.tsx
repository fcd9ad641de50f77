import { useEffect, useState } from 'react';
import { NO_REVIEW } from '../../.storybook/docs/place-of-review';

/** Beside the Storybook; a place holder until a review has been run. */
const page = 'changes/index.html';

/** The page of differences of the last review, or how to make one. */
export function WhatChanged() {
  const [state, setState] = useState<'asking' | 'there' | 'missing'>('asking');
  useEffect(() => {
    const request = new AbortController();
    fetch(page, { signal: request.signal })
      .then(async (response) => response.ok && !(await response.text()).includes(NO_REVIEW))
      .then((isThere) => setState(isThere ? 'there' : 'missing'))
      .catch(() => request.signal.aborted || setState('missing'));
    return () => request.abort();
  }, []);
  if (state === 'asking') return <p>…</p>;
  if (state === 'missing')
    return (
      <p>
        No review belongs to this Storybook. <code>pnpm visual</code> compares it with the commit before and
        adds its pictures here. <bdi lang="fa">هنوز با نسخهٔ پیش سنجیده نشده است.</bdi>
      </p>
    );
  return (
    <figure className="story-frame">
      <iframe src={page} title="Differences" style={{ blockSize: 720 }} />
      <figcaption>
        <a href={page} target="_blank" rel="noreferrer">
          Open alone
        </a>
      </figcaption>
    </figure>
  );
}
