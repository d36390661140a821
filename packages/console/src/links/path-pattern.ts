/** A path as a pattern: what may be an id, a name or a number stands as `:id`. */
export const toPathPattern = (path: string) =>
  path
    .split('/')
    .map((segment) => (/^[a-z-]{0,40}$/i.test(segment) ? segment : ':id'))
    .join('/')
