export interface Rule {
  /** A media condition such as `(min-width: 960px)`, or empty. */
  readonly media: string;
  /** A state as a selector, such as `:hover`, or empty. */
  readonly state: string;
  readonly declaration: string;
}

/** The order of layers: later ones take precedence. */
export const stateOrder = [
  '',
  ':hover',
  ':focus-within',
  ':focus',
  ':focus-visible',
  ':active',
  '[aria-disabled]',
];

const shape =
  /^(?:@media (?<media>[^{]+)\{)?\s*(?<selector>\.[\w-]+(?:\.[\w-]+)*)(?::where\((?<state>[^)]*)\))?\{(?<body>[^}]*)\}\s*\}?$/;

/**
 * Parses one atomic rule of Tamagui's resolver; drops its selector and keeps its declaration. Child rules (`:where(.x)>*`) emulate React
 * Native and are left out of the static output.
 * @throws Error for an unknown form, in particular a state inside a width's media
 */
export function parseRule(css: string, where: string): Rule | undefined {
  if (css.startsWith(':where(')) return undefined;
  const groups = shape.exec(css.trim())?.groups;
  if (!groups) throw new Error(`${where}: not understood: ${css}`);
  const state = (groups.state ?? '').trim();
  const media = (groups.media ?? '').trim();
  if (!stateOrder.includes(state)) throw new Error(`${where}: unknown state ${state}`);
  if (state && media && media !== '(hover: hover)')
    throw new Error(`${where}: a state inside media is not supported: ${css}`);
  return { media, state, declaration: (groups.body ?? '').trim().replace(/;$/, '') };
}
