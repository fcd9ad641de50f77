declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'truetype' | 'woff2';
      readonly variationAxes?: Readonly<Record<string, { min: number; max: number; default: number }>>;
    },
  ): Promise<Buffer>;
}

declare module 'css-tree' {
  interface CssNode {
    readonly type: string;
  }
  interface Declaration extends CssNode {
    readonly property: string;
    readonly value: CssNode;
  }
  export function parse(
    css: string,
    options?: { readonly context?: 'value'; readonly onParseError?: (error: Error) => void },
  ): CssNode;
  export function generate(node: CssNode): string;
  export function walk(
    tree: CssNode,
    visitor: {
      readonly visit: 'Declaration';
      enter(this: { readonly atrule: { readonly name: string } | null }, node: Declaration): void;
    },
  ): void;
  export const lexer: {
    matchProperty(property: string, value: CssNode): { readonly error: Error | null };
  };
}
