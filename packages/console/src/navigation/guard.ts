/** What the guard knows when an address is opened. */
export interface Visit {
  readonly path: string
  readonly search: string
  readonly session: 'signedIn' | 'signedOut' | 'justSignedOut' | 'locked'
  /** Whether the address opens without a session. */
  readonly isPublic: boolean
  /** Where the lock stands. */
  readonly lockPage: string
}

export const homePath = '/wel/index'
export const loginPath = '/login'
/** Pages of the console that need no session. */
export const errorPaths = ['/403', '/404', '/500'] as const
const returnKey = 'redirect'

const readReturnPath = (search: string) => new URLSearchParams(search).get(returnKey)

const withReturnPath = (gate: string, address: string) => `${gate}?${new URLSearchParams({ [returnKey]: address })}`

/** The address to go to instead, or nothing where the visit may go on. */
export function getRedirect({ path, search, session, isPublic, lockPage }: Visit): string | undefined {
  const gate = path === loginPath || path === lockPage
  if (session === 'locked') {
    if (path === lockPage) return undefined
    return path === '/' ? lockPage : withReturnPath(lockPage, gate ? (readReturnPath(search) ?? '/') : path + search)
  }
  if (session === 'signedIn') return gate ? (readReturnPath(search) ?? '/') : undefined
  if (isPublic || path === loginPath) return undefined
  // who left on purpose starts at home; who was thrown out comes back to where they were
  if (session === 'justSignedOut' || path === '/' || path === lockPage) return loginPath
  return withReturnPath(loginPath, path + search)
}

const consolePaths = new Set(['/', '/wel', homePath, '/info/index', loginPath, '/lock'])

/** Whether only the plugins can tell if the address needs a session: it is none of the console's own, and nobody is signed in. */
export const mayBePublic = (path: string, session: Visit['session']) =>
  (session === 'signedOut' || session === 'justSignedOut') && !consolePaths.has(path)
