import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** Attributes that name the id of another element; several are separated by spaces. */
const references = [
  'for',
  'form',
  'list',
  'headers',
  'popovertarget',
  'commandfor',
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-flowto',
  'aria-labelledby',
  'aria-owns',
];

interface IdsOfPageProps {
  /** Ends the ids of this part. */
  readonly suffix: string;
  readonly children: ReactNode;
}

/**
 * A story on a page of many, or its controls. Several render elements with the same id, written in their code: the first on the page keeps it,
 * later ones get one of their own, and what refers to it inside the story follows.
 */
export function IdsOfPage({ suffix, children }: IdsOfPageProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = ref.current;
    if (root === null) return undefined;
    const rename = () => renameRepeated(root, suffix);
    rename();
    const observer = new MutationObserver(rename);
    observer.observe(root, { subtree: true, childList: true, attributeFilter: ['id', ...references] });
    return () => observer.disconnect();
  }, [suffix]);
  return (
    <div ref={ref} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}

function renameRepeated(root: Element, suffix: string): void {
  for (const element of root.querySelectorAll('[id]')) {
    const { id } = element;
    const [first] = document.querySelectorAll(`[id="${CSS.escape(id)}"]`);
    if (first === element) continue;
    let own = `${id}-${suffix}`;
    for (let count = 2; document.getElementById(own) !== null; count += 1) own = `${id}-${suffix}-${count}`;
    element.id = own;
  }
  // What is rendered again names the id that was written.
  const isOwn = (id: string) => root.querySelector(`[id="${CSS.escape(id)}"]`) !== null;
  const current = (id: string) => {
    const own = `${id}-${suffix}`;
    return !isOwn(id) && isOwn(own) ? own : id;
  };
  for (const name of references) {
    for (const element of root.querySelectorAll(`[${name}]`)) {
      const written = element.getAttribute(name) ?? '';
      const now = written.split(' ').map(current).join(' ');
      if (now !== written) element.setAttribute(name, now);
    }
  }
  for (const link of root.querySelectorAll('a[href^="#"]')) {
    const written = (link.getAttribute('href') ?? '').slice(1);
    const now = current(written);
    if (now !== written) link.setAttribute('href', `#${now}`);
  }
}
