/** The part of css-tree that is used here; the package has no types. */
declare module 'css-tree' {
  interface CssNode {
    readonly type: string;
    readonly name: string;
    readonly children: Iterable<CssNode>;
    readonly prelude?: CssNode | null;
    readonly block?: CssNode | null;
  }
  export function parse(css: string): CssNode;
  export function generate(node: CssNode): string;
  export function walk(node: CssNode, visit: (node: CssNode) => void): void;
}
