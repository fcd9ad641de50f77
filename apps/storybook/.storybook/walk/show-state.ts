import { addons } from 'storybook/preview-api';
import type { ServiceState } from '../mocks/service';
import { hasStory, showStory } from './show-story';

interface Choice {
  readonly service: Exclude<ServiceState, 'unauthorized'>;
  readonly role: string;
  /** Whether the story makes calls of its own: then they behave as chosen. */
  readonly hasCalls: boolean;
}

/** What a view that gets its data as properties shows in each state of the service. */
export const storyOfState = { slow: 'loading', empty: 'empty', failing: 'failed' } as const;
const SLOW_MS = 4_000;

/** The ready story that another one of its screen stands for. */
let replaced: { readonly by: string; readonly ready: string } | undefined;
/** The story whose wait is over. */
let arrived: string | undefined;
let last = { id: '', choice: '' };

/** Applies the toolbar's service and person to the story that is about to be shown. */
export function showState(id: string, { service, role, hasCalls }: Choice): void {
  const choice = `${service} ${role}`;
  const hasChanged = last.id === id && last.choice !== choice;
  last = { id, choice };
  const former = replaced?.by === id ? replaced.ready : undefined;
  if (former !== undefined && hasChanged) {
    soon(() => showStory(former, () => last.id === id));
    return;
  }
  if (former !== undefined && service === 'slow') {
    setTimeout(() => {
      if (last.id !== id) return;
      arrived = former;
      showStory(former);
    }, SLOW_MS);
    return;
  }
  // What a screen has read stays in it: it begins anew.
  if (hasCalls && hasChanged) soon(() => addons.getChannel().emit('forceRemount', { storyId: id }));
  if (hasCalls || service === 'written' || !id.startsWith('screens-') || !id.endsWith('--ready')) return;
  if (service === 'slow' && arrived === id) {
    arrived = undefined;
    return;
  }
  const other = id.replace(/--ready$/, `--${storyOfState[service]}`);
  if (!hasStory(other)) return;
  replaced = { by: other, ready: id };
  soon(() => showStory(other, () => last.id === id));
}

/** After this rendering has begun. */
const soon = (act: () => void): void => {
  setTimeout(act, 50);
};
