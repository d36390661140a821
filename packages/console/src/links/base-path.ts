/** The path below which the console is served, e.g. `/` or `/admin/`: its page says so. */
export const getBasePath = () => globalThis.document?.querySelector('base')?.getAttribute('href') ?? '/'

/** Begins the name of what the console keeps in this browser: two of one host have a session, tabs and a log each. */
export const getAppKey = () => `jwsk${getBasePath().slice(0, -1).replaceAll('/', '.')}`

/** A path of the console as the browser has to ask for it. */
export const withBasePath = (path: string) => getBasePath() + path.replace(/^\//, '')

/** The address of the console without a slash at its end. */
export const getConsoleUrl = () => location.origin + getBasePath().slice(0, -1)
