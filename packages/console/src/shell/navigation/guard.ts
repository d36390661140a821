/** Input of the guard when an address is opened. */
export interface Visit {
  readonly path: string
  readonly search: string
  readonly session: 'signedIn' | 'signedOut' | 'justSignedOut' | 'locked'
  /** Whether the address needs no session. */
  readonly isPublic: boolean
  /** Path of the lock page. */
  readonly lockPage: string
}

export const homePath = '/wel/index'
export const loginPath = '/login'
/** Paths of pages that need no session. */
export const errorPaths = ['/403', '/404', '/500'] as const
const returnKey = 'redirect'

const readReturnPath = (search: string) => new URLSearchParams(search).get(returnKey)

const withReturnPath = (page: string, address: string) => `${page}?${new URLSearchParams({ [returnKey]: address })}`

/** Returns the address to redirect to, or `undefined` if the visit is allowed. */
export function getRedirect({ path, search, session, isPublic, lockPage }: Visit): string | undefined {
  const isEntryPage = path === loginPath || path === lockPage
  if (session === 'locked') {
    if (path === lockPage) return undefined
    return path === '/' ? lockPage : withReturnPath(lockPage, isEntryPage ? (readReturnPath(search) ?? '/') : path + search)
  }
  if (session === 'signedIn') return isEntryPage ? (readReturnPath(search) ?? '/') : undefined
  if (isPublic || path === loginPath) return undefined
  // after a deliberate sign-out the next session starts at home; after an expired one it returns to the last page
  if (session === 'justSignedOut' || path === '/' || path === lockPage) return loginPath
  return withReturnPath(loginPath, path + search)
}

const consolePaths = new Set(['/', '/wel', homePath, '/info/index', loginPath, '/lock'])

/** Whether only the plugins know if the address is public: the user is signed out and it is no address of the console itself. */
export const canBePublic = (path: string, session: Visit['session']) =>
  (session === 'signedOut' || session === 'justSignedOut') && !consolePaths.has(path)
