import { paths } from '../navigation/paths.ts';

/** How long in ms a pressed link waits for the script before the browser follows it. */
export const LINK_PATIENCE_MS = 4_000;

/**
 * Inline script that runs before anything is loaded: it queues presses until `startActions`, which loads with the first press, takes the
 * queue. Links to the requests are queued too: the table of actions defines what they do. A link whose action does not load in time is
 * followed, as without script. Its hash is in the policy of every page, so its text is short and the same everywhere;
 * `early-presses.test.ts` compares it with the listener.
 */
export const EARLY_PRESSES_SCRIPT = [
  'self.earlyPresses=[];',
  'for(const n of["click","change"])addEventListener(n,e=>{',
  `const q=self.earlyPresses,m=e.target.closest&&e.target.closest('[data-action],a[href="${paths.requests}"]');`,
  'if(!q||!m||(m.tagName=="INPUT")!=(n=="change"))return;',
  'if(n=="click"&&(e.button||e.altKey||e.ctrlKey||e.metaKey||e.shiftKey))return;',
  'q.push(m);',
  'if(m.href){e.preventDefault();',
  `setTimeout(()=>{const p=self.earlyPresses;p&&p.includes(m)&&location.assign(m.href)},${LINK_PATIENCE_MS})};`,
  'self.onEarlyPress&&self.onEarlyPress()',
  '},true)',
].join('');
