/** Formats bytes as `1.2 KB`; one KB is 1024 bytes. */
export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
