/** No story, and nothing around one, imports from these: the product's backend, documents and commands, and the tests. */
const apart =
  /^(?:apps\/sandbox|docs|openapi|scripts|apps\/web\/(?:e2e|scripts))\/|^[^/]+\.md$|\.(?:test|spec)\.tsx?$/;

/** Returns whether a file, by its path in the repository, is none that the pictures of the stories could depend on. */
export const isApartFromStories = (path: string): boolean => apart.test(path);
