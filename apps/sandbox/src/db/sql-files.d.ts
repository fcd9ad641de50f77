/** SQL files are bundled as text (esbuild) and read as text in tests (vitest). */
declare module '*.sql' {
  const text: string;
  export default text;
}
