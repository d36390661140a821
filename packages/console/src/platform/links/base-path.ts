/** Returns the base path of the console, e.g. `/` or `/admin/`, from the page's `<base>`. */
export const getBasePath = () => globalThis.document?.querySelector('base')?.getAttribute('href') ?? '/'

/** Returns the prefix of all storage keys, which keeps two consoles of one host apart. */
export const getAppKey = () => `jwsk${getBasePath().slice(0, -1).replaceAll('/', '.')}`

/** Prepends the base path to a path of the console. */
export const withBasePath = (path: string) => getBasePath() + path.replace(/^\//, '')

/** Returns the URL of the console without a trailing slash. */
export const getConsoleUrl = () => location.origin + getBasePath().slice(0, -1)
