const query = /prefers-reduced-motion\s*:\s*reduce/;
const changed = new Map<CSSMediaRule, string>();
const askSystem = globalThis.matchMedia?.bind(globalThis);
let isReduced = false;

/**
 * Makes the page behave as for a reader who prefers reduced motion: rules under `prefers-reduced-motion: reduce` apply, `matchMedia`
 * reports it to scripts, and the root has `data-motion="reduced"`.
 */
export function setReducedMotion(reduced: boolean): void {
  isReduced = reduced;
  if (reduced) document.documentElement.dataset.motion = 'reduced';
  else delete document.documentElement.dataset.motion;
  for (const [rule, text] of changed) rule.media.mediaText = text;
  changed.clear();
  if (!reduced) return;
  for (const sheet of document.styleSheets) visit(sheet.cssRules);
}

function visit(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && query.test(rule.media.mediaText)) {
      changed.set(rule, rule.media.mediaText);
      rule.media.mediaText = 'all';
    } else if (rule instanceof CSSGroupingRule) visit(rule.cssRules);
  }
}

/** Overrides `matchMedia` for this query; every other query goes to the browser. */
export function listenForMotion(): void {
  window.matchMedia = (text) => askSystem(isReduced && query.test(text) ? 'all' : text);
}
