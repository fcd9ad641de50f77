import { createElement, Fragment, type ReactNode } from 'react';
import {
  type FlightElement,
  type FlightValue,
  isElement,
  isHostElement,
} from '../framework/flight-values.ts';
import type { PageData } from './page-data.ts';

/** Elements React moves to the head or runs. */
const REFUSED_TAGS = new Set(['html', 'head', 'body', 'link', 'meta', 'title', 'style', 'base', 'noscript']);
/** What markup alone does not carry out, or the page's policy refuses in markup. */
const REFUSED_PROPS = ['style', 'autoFocus', 'ref', 'action', 'formAction'];
const FRAGMENT = '$Sreact.fragment';

/** Thrown inside for what script has a part in. */
class NotStatic extends Error {}

/** Finds the parts of a page that are markup and nothing else: no component of the browser is inside. */
export class StaticNodes {
  private readonly data: PageData;
  private readonly known = new Map<FlightValue, ReactNode | NotStatic>();

  constructor(data: PageData) {
    this.data = data;
  }

  /** Returns the React node of an element; undefined when script has a part in it. */
  nodeOf(element: FlightElement): ReactNode | undefined {
    try {
      return this.toNode(element);
    } catch (error) {
      if (error instanceof NotStatic) return undefined;
      throw error;
    }
  }

  private toNode(value: FlightValue): ReactNode {
    if (typeof value === 'string') return this.toText(value);
    if (typeof value !== 'object' || value === null) return value;
    if (!Array.isArray(value) || this.data.isPinned(value)) throw new NotStatic();
    const known = this.known.get(value);
    if (known instanceof NotStatic) throw known;
    if (known !== undefined) return known;
    try {
      const node = isElement(value) ? this.toElement(value) : this.toFragment(value);
      this.known.set(value, node);
      return node;
    } catch (error) {
      if (error instanceof NotStatic) this.known.set(value, error);
      throw error;
    }
  }

  private toFragment(values: readonly FlightValue[]): ReactNode {
    return createElement(Fragment, null, ...values.map((value) => this.toNode(value)));
  }

  private toElement(element: FlightElement): ReactNode {
    const [, type, , { children = null, ...props }] = element;
    const inside = Array.isArray(children) && !isElement(children) ? children : [children];
    if (this.isFragment(type)) return this.toFragment(inside);
    const isCode = type === 'script' && props.type !== 'application/ld+json';
    if (!isHostElement(element) || REFUSED_TAGS.has(type) || isCode) throw new NotStatic();
    if (REFUSED_PROPS.some((name) => (props[name] ?? '$undefined') !== '$undefined')) {
      if (type !== 'form' || typeof props.action !== 'string') throw new NotStatic();
    }
    const attributes = Object.entries(props).map(([name, value]) => [name, this.toProp(value)]);
    return createElement(
      type,
      Object.fromEntries(attributes),
      ...(children === null ? [] : inside.map((child) => this.toNode(child))),
    );
  }

  private toProp(value: FlightValue): unknown {
    if (typeof value === 'string') return this.toText(value);
    if (typeof value !== 'object' || value === null) return value;
    // `dangerouslySetInnerHTML` is the only prop of a page's element that is an object, but for its style.
    if (Array.isArray(value) || !('__html' in value)) throw new NotStatic();
    return { __html: this.toProp(value.__html ?? null) };
  }

  /** Returns what a text stands for: itself, a text of another row, or the node of one. */
  private toText(text: string): ReactNode {
    if (!text.startsWith('$')) return text;
    if (text.startsWith('$$')) return text.slice(1);
    if (text === '$undefined') return undefined;
    const found = this.data.read(text);
    if (found === undefined) throw new NotStatic();
    return 'text' in found ? found.text : this.toNode(found.value);
  }

  private isFragment(type: string): boolean {
    const found = type.startsWith('$') ? this.data.read(type) : undefined;
    return found !== undefined && 'value' in found && found.value === FRAGMENT;
  }
}
