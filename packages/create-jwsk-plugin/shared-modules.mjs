/** what the console lends its plugins; each of these is one for all, everything else a plugin brings itself */
export const sharedModules = ['react', 'react/jsx-runtime', 'react-dom', '@jwsk/sdk', '@jwsk/kit']

/** of these a second copy would not work beside the console's own */
const singletonPattern = /^(?:react|react-dom|@jwsk\/kit|primereact|react-router-dom|@tanstack\/react-query)(?:\/|$)/

/** a sentence about an import that neither the console lends nor a plugin may bring, if it is one */
export const explainForbiddenImport = (id) =>
  singletonPattern.test(id) && !sharedModules.includes(id) ? `${id} is not lent by the console: use what @jwsk/kit offers in its place` : undefined
