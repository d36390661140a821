/** Converts a path into a pattern: segments that may be ids, names or numbers become `:id`. */
export const toPathPattern = (path: string) =>
  path
    .split('/')
    .map((segment) => (/^[a-z-]{0,40}$/i.test(segment) ? segment : ':id'))
    .join('/')
