interface Selection {
  readonly storyId: string;
  readonly viewMode: 'story' | 'docs';
  readonly patienceMs: number;
}

interface Finished {
  readonly storyId: string;
  readonly status: string;
  readonly reporters?: readonly {
    readonly type: string;
    readonly status: string;
    readonly result?: unknown;
  }[];
}

/**
 * Runs in the manager, or in the frame alone: selects a story or a page, as a press in the sidebar does, and waits until it is rendered, its test has played and
 * the addons have looked at it. Returns what turned red.
 */
export async function selectInManager(selection: Selection): Promise<string[]> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  const { storyId, viewMode, patienceMs } = selection;
  const red = [
    'storyErrored',
    'storyThrewException',
    'storyMissing',
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
  ];
  const problems: string[] = [];
  const stops: (() => void)[] = [];
  const listen = (event: string, hear: (data: unknown) => void) => {
    channel.on(event, hear);
    stops.push(() => channel.off(event, hear));
  };
  await new Promise<void>((resolve) => {
    const late = setTimeout(() => {
      problems.push('did not finish');
      resolve();
    }, patienceMs);
    const finish = () => {
      clearTimeout(late);
      resolve();
    };
    for (const event of red)
      listen(event, (data) => problems.push(`${event}: ${JSON.stringify(data).slice(0, 400)}`));
    listen('docsRendered', (id) => (id === storyId ? finish() : undefined));
    listen('storyFinished', (data) => {
      const { storyId: id, status, reporters = [] } = data as Finished;
      if (id !== storyId) return;
      if (status !== 'success') problems.push(`ended as ${status}`);
      for (const { type, status: seen, result } of reporters)
        if (seen === 'failed') problems.push(`${type}: ${JSON.stringify(result).slice(0, 600)}`);
      finish();
    });
    const frame = document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe')?.contentWindow;
    // The manager hears its frame: what it says itself has no source. The frame alone has nobody to ask.
    if (frame) (frame as Window).__STORYBOOK_ADDONS_CHANNEL__.emit('selectStory', { storyId, viewMode });
    else channel.emit('setCurrentStory', { storyId, viewMode });
  });
  for (const stop of stops) stop();
  // What a story does in its first frames belongs to it.
  await new Promise((resolve) => setTimeout(resolve, 60));
  return problems;
}

/** Runs in the frame of a story or a page. Returns the ids that stand in its document more than once. */
export function countIds(): string[] {
  const counts = new Map<string, number>();
  for (const { id } of document.querySelectorAll('[id]')) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > 1).map(([id, count]) => `id ${id} stands ${count} times`);
}

/** Runs in the frame of a page. Scrolls to its end and returns the number of stories in frames of their own. */
export async function findFrames(): Promise<number> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += 800) {
    window.scrollTo(0, top);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  return document.querySelectorAll('.story-frame iframe').length;
}

/** Runs in the frame of a page: scrolls to one of its frames and waits for the story there. Returns what turned red. */
export async function watchFrame([place, patienceMs]: readonly [number, number]): Promise<string[]> {
  const frame = document.querySelectorAll<HTMLIFrameElement>('.story-frame iframe')[place];
  frame?.scrollIntoView({ block: 'center' });
  for (let waitMs = 0; waitMs < patienceMs; waitMs += 50) {
    const { phase } = frame?.contentWindow?.__STORYBOOK_PREVIEW__?.currentRender ?? {};
    if (phase === 'finished') return [];
    if (phase === 'errored') return [`${frame?.title} turned red in its frame`];
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return [`${frame?.title} did not finish in its frame`];
}
