import { paths } from '../navigation/paths.ts';

/** How long a link that was pressed waits for the script before the browser follows it, milliseconds. */
export const LINK_PATIENCE_MS = 4_000;

/**
 * Stands in the page itself and runs before anything is loaded: it queues what is pressed until `startActions`, which comes with the first
 * press, takes the queue. Links to the requests are pressed too: the table of actions says what they do. A link
 * whose action does not come in time is followed, as it is without script. Its hash is in the policy of every page, so it is one text for
 * all of them and short; `early-presses.test.ts` holds it to the rules of the listener.
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
