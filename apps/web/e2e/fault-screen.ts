/** A screen with a supply of addresses nobody has visited: a page is cached once it is complete. */
export interface Screen {
  readonly name: string;
  readonly address: (turn: number) => string;
}
