import { DFA, isDisjointWith, JS, NFA } from 'refa';

const everything = new Set([
  '',
  '^',
  '$',
  '.*',
  '^.*',
  '.*$',
  '^.*$',
  '(.*)',
  '^(.*)$',
  '[\\s\\S]*',
  '^[\\s\\S]*$',
]);
const known = new Map<string, boolean>();
/** States an automaton may have before the question is given up. */
const mostNodes = 4000;

/** Returns whether every text that matches all of some patterns matches another one too; `false` when that cannot be told. */
export function implies(patterns: readonly string[], pattern: string): boolean {
  if (everything.has(pattern)) return true;
  return patterns.some((own) => own === pattern || isInside(own, pattern));
}

function isInside(inner: string, outer: string): boolean {
  const key = JSON.stringify([inner, outer]);
  const answer = known.get(key) ?? decide(inner, outer);
  known.set(key, answer);
  return answer;
}

/** The inner language is inside the outer one when it has nothing in common with the outer one's complement. */
function decide(inner: string, outer: string): boolean {
  try {
    const complement = automaton(outer);
    complement.complement();
    return isDisjointWith(automaton(inner), complement);
  } catch {
    // Back references, look-arounds and patterns too large: equal or not is all that can be told.
    return false;
  }
}

/** A pattern without anchors matches anywhere in a text. */
function automaton(pattern: string): DFA {
  const anchoredStart = pattern.startsWith('^');
  const anchoredEnd = pattern.endsWith('$') && !pattern.endsWith('\\$');
  const core = pattern.slice(anchoredStart ? 1 : 0, anchoredEnd ? -1 : undefined);
  if (hasAlternatives(core) && (anchoredStart || anchoredEnd)) throw new Error('anchors of one alternative');
  const source = `${anchoredStart ? '' : '[^]*'}(?:${core})${anchoredEnd ? '' : '[^]*'}`;
  const parser = JS.Parser.fromLiteral(new RegExp(source, 'u'));
  const { expression, maxCharacter } = parser.parse({ assertions: 'throw', backreferences: 'throw' });
  const whole = NFA.fromRegex(expression, { maxCharacter }, {}, new NFA.LimitedNodeFactory(mostNodes));
  return DFA.fromFA(whole, new DFA.LimitedNodeFactory(mostNodes));
}

/** Returns whether a pattern has `|` outside any group. */
function hasAlternatives(pattern: string): boolean {
  let depth = 0;
  let isClass = false;
  for (let index = 0; index < pattern.length; index++) {
    const letter = pattern[index];
    if (letter === '\\') index++;
    else if (isClass) isClass = letter !== ']';
    else if (letter === '[') isClass = true;
    else if (letter === '(') depth++;
    else if (letter === ')') depth--;
    else if (letter === '|' && depth === 0) return true;
  }
  return false;
}
