import { matchedRanges } from '@bazaar/domain/persian/matched-ranges';

/**
 * Marks the words of a search in an element, whose text stays what it is. The page is the server's and is not rendered again, so that its
 * texts may be split.
 */
export function markMatches(element: Element, words: readonly string[]): void {
  let start = 0;
  const ranges = matchedRanges(element.textContent ?? '', words);
  for (const node of textNodes(element)) {
    const end = start + node.data.length;
    // From the end, so that what is left of the text keeps its places.
    for (const [from, to] of ranges.toReversed()) {
      if (to > start && from < end) markPart(node, Math.max(from, start) - start, Math.min(to, end) - start);
    }
    start = end;
  }
}

/** Removes the marks, also those the server rendered. */
export function unmark(element: Element): void {
  for (const mark of element.querySelectorAll('mark')) {
    const parent = mark.parentNode;
    mark.replaceWith(...mark.childNodes);
    parent?.normalize();
  }
}

function markPart(node: Text, from: number, to: number): void {
  const part = node.splitText(from);
  part.splitText(to - from);
  const mark = document.createElement('mark');
  part.replaceWith(mark);
  mark.append(part);
}

function textNodes(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}
