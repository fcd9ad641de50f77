/**
 * Flags of a server that lives for one run of the tests: its memory need not stay flat over thousands of pages, and a page it renders takes a
 * seventh less processor.
 */
export const SHORT_LIVED_WEB_FLAGS: readonly string[] = ['--max-semi-space-size=32'];
