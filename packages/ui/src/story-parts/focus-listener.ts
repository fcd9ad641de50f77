/** Containers that a page focuses programmatically; they are read out, not operated. */
const places = 'main, section, h1, h2, h3, dialog, form, [role="dialog"], [role="alert"], [role="group"]';

/**
 * Returns the elements on which a focus ring may be drawn: the element, its ancestors and, for a field that overlays its drawing, its
 * siblings.
 */
function carriers(element: Element): Element[] {
  const beside = element.tagName === 'INPUT' ? element.parentElement?.querySelectorAll('*') : undefined;
  const found: Element[] = [element, ...(beside ?? [])];
  let parent = element.parentElement;
  for (let level = 0; parent && parent !== document.body && level < 4; level += 1) {
    found.push(parent);
    parent = parent.parentElement;
  }
  return found;
}

function ring(element: Element): string {
  return [null, '::before', '::after']
    .map((pseudo) => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, content } = getComputedStyle(
        element,
        pseudo,
      );
      if (pseudo !== null && content === 'none') return '';
      const isOutlined = outlineStyle !== 'none' && outlineWidth !== '0px' && !/, 0\)$/.test(outlineColor);
      return [isOutlined ? `${outlineStyle} ${outlineWidth} ${outlineColor}` : '', boxShadow, borderColor];
    })
    .join('|');
}

/**
 * Listens to the focus and records every element that has it without showing it: neither outline, shadow nor border, its own or that of the
 * elements that carry its ring, differs from the unfocused state.
 */
export class FocusListener {
  readonly #unfocused = new WeakMap<Element, string>();
  readonly #stop = new AbortController();
  readonly hidden: string[] = [];
  stops = 0;

  constructor() {
    const { signal } = this.#stop;
    this.#remember();
    document.addEventListener('keydown', () => this.#remember(), { capture: true, signal });
    document.addEventListener('focusin', ({ target }) => this.#look(target as Element), { signal });
  }

  stop(): void {
    this.#stop.abort();
  }

  #remember(): void {
    const active = document.activeElement;
    const lit = new Set(active && active !== document.body ? carriers(active) : []);
    for (const element of document.body.querySelectorAll('*'))
      if (!lit.has(element)) this.#unfocused.set(element, ring(element));
  }

  #look(element: Element): void {
    if (element.matches(places)) return;
    this.stops += 1;
    const isShown = carriers(element).some((carrier) => {
      const before = this.#unfocused.get(carrier);
      return before === undefined
        ? carrier === element && getComputedStyle(element).outlineStyle !== 'none'
        : ring(carrier) !== before;
    });
    if (!isShown) this.hidden.push(element.outerHTML.slice(0, 160));
  }
}
