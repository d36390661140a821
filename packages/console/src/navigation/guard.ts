/** What the guard knows when an address is opened. */
export interface Visit {
  readonly path: string
  readonly search: string
  readonly session: 'signedIn' | 'signedOut' | 'justSignedOut'
  /** Whether the address opens without a session. */
  readonly anonymous: boolean
}

export const loginPath = '/login'
const returnKey = 'redirect'

/** The address to go to instead, or nothing where the visit may go on. */
export function redirectOf({ path, search, session, anonymous }: Visit): string | undefined {
  if (session === 'signedIn') {
    if (path !== loginPath) return undefined
    return new URLSearchParams(search).get(returnKey) ?? '/'
  }
  if (anonymous || path === loginPath) return undefined
  // who left on purpose starts at home; who was thrown out comes back to where they were
  if (session === 'justSignedOut' || path === '/') return loginPath
  return `${loginPath}?${new URLSearchParams({ [returnKey]: path + search })}`
}
