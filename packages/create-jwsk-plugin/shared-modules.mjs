/** Modules that the console provides to plugins, each as a singleton; a plugin bundles everything else. */
export const sharedModules = ['react', 'react/jsx-runtime', 'react-dom', '@jwsk/sdk', '@jwsk/ui', '@jwsk/kit', '@jwsk/wallboard']

/** modules that would not work as a second copy next to the console's */
const singletonPattern = /^(?:react|react-dom|@jwsk\/(?:ui|kit|wallboard)|primereact|react-router-dom|@tanstack\/react-query)(?:\/|$)/

/** Returns a sentence about an import that the console does not provide and a plugin must not bundle; `undefined` for other imports. */
export const explainForbiddenImport = (id) =>
  singletonPattern.test(id) && !sharedModules.includes(id)
    ? `${id} is not lent by the console: use what @jwsk/kit offers in its place`
    : undefined
