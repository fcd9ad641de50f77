declare module 'virtual:component-costs' {
  export const costs: readonly {
    readonly folder: string;
    readonly styleBytes: number;
    readonly scriptBytes: number;
  }[];
}
