// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '@/testing/eventually';
import { readPendingActions, storePendingAction } from './pending-actions';
import {
  actionPageBeforeEach,
  done,
  element,
  flush,
  last,
  load,
  logIn,
  names,
  press,
  start,
  stop,
} from './testing/action-page';

actionPageBeforeEach();

describe('the listener', () => {
  it('imports nothing before the press, then runs the action of the element', async () => {
    start();
    expect(load).not.toHaveBeenCalled();
    logIn();
    press('inside');
    expect(last.isLeftToBrowser).toBe(false);
    await flush();
    expect(done).toEqual([{ name: 'favourite', payload: { objectId: 'sp-1' } }]);
  });

  it('reports the new state of a checkbox, and leaves it ticked', async () => {
    start();
    element('box').click();
    element('box').click();
    await flush();
    expect(done.map(({ isOn }) => isOn)).toEqual([true, false]);
    expect(done[0]?.payload).toEqual({ id: 'sp-2' });
  });

  it('takes the payload of the element it refers to', async () => {
    logIn();
    start();
    document.getElementById('same')?.click();
    await flush();
    expect(done).toEqual([{ name: 'favourite', payload: { objectId: 'sp-1' } }]);
  });

  it('runs the action of a plain link to its address, and ignores a broken payload', async () => {
    start();
    press('request');
    press('basket');
    await flush();
    expect(done).toEqual([{ name: 'request' }, { name: 'request' }]);
  });

  it.each(['here', 'unknown', 'plain'])('leaves a link to the browser: %s', async (id) => {
    start();
    press(id);
    await flush();
    expect([last.isLeftToBrowser, done]).toEqual([true, []]);
  });

  it.each([{ button: 1 }, { altKey: true }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    'leaves other buttons and modified clicks to the browser: %j',
    async (init) => {
      start();
      press('request', init);
      await flush();
      expect([last.isLeftToBrowser, done]).toEqual([true, []]);
    },
  );

  it.each(['before', 'after'])('handles the press before other listeners: started %s it', async (order) => {
    const seen: boolean[] = [];
    const elsewhere = (event: Event) => seen.push(event.defaultPrevented);
    if (order === 'before') start();
    document.addEventListener('click', elsewhere, { capture: true });
    if (order === 'after') start();
    press('request');
    document.removeEventListener('click', elsewhere, { capture: true });
    await flush();
    expect([seen, names()]).toEqual([[true], ['request']]);
  });

  it('stops', async () => {
    start();
    stop();
    press('note');
    await flush();
    expect(done).toEqual([]);
  });
});

describe('a handler that cannot be loaded', () => {
  const gone = async () => {
    throw new Error('Failed to load chunk');
  };
  const failures: unknown[] = [];
  const onFailure = (reason: unknown) => failures.push(reason);
  beforeEach(() => {
    failures.length = 0;
    process.on('unhandledRejection', onFailure);
  });
  afterEach(() => void process.off('unhandledRejection', onFailure));

  it('reports a missing chunk, and runs the action after the reload', async () => {
    start({ note: { needsSession: false, load: gone } });
    press('note');
    await eventually(() => expect(failures).toHaveLength(1));
    start();
    await flush();
    expect(done).toEqual([{ name: 'note', isReplay: true }]);
  });

  it('is not retried endlessly', async () => {
    storePendingAction({ name: 'note' }, false);
    start({ note: { needsSession: false, load: gone } });
    await eventually(() => expect(failures).toHaveLength(1));
    expect(readPendingActions()).toEqual([]);
  });
});
