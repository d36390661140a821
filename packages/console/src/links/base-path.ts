/** The path below which the console is served, e.g. `/` or `/admin/`: its page says so. */
export const basePath = () => globalThis.document?.querySelector('base')?.getAttribute('href') ?? '/'

/** Begins the name of what the console keeps in this browser: two of one host have a session, tabs and a log each. */
export const appKey = () => `jwsk${basePath().slice(0, -1).replaceAll('/', '.')}`

/** A path of the console as the browser has to ask for it. */
export const placed = (path: string) => basePath() + path.replace(/^\//, '')

/** The address of the console without a slash at its end. */
export const ownAddress = () => location.origin + basePath().slice(0, -1)
