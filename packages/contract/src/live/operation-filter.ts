export const filterFields = ['path', 'method', 'tag', 'operation'] as const;

/** `path=/admin/*`: operations whose field has this form; `*` stands for any text. */
export interface OperationFilter {
  readonly field: (typeof filterFields)[number];
  readonly form: string;
}
