import { describe, expect, it } from 'vitest'
import { redirectOf, type Visit } from './guard'

const visit = (path: string, session: Visit['session'], rest: Partial<Visit> = {}) =>
  redirectOf({ path, search: '', session, anonymous: false, ...rest })

describe('the navigation guard', () => {
  it('lets a person who is signed in go anywhere but to the login', () => {
    expect(visit('/system/tenantpackage', 'signedIn')).toBeUndefined()
    expect(visit('/login', 'signedIn')).toBe('/')
  })

  it('returns to where the sign-in was asked for', () => {
    const login = visit('/system/user', 'signedOut', { search: '?page=2' })
    expect(login).toBe('/login?redirect=%2Fsystem%2Fuser%3Fpage%3D2')
    expect(visit('/login', 'signedIn', { search: login?.slice('/login'.length) ?? '' })).toBe('/system/user?page=2')
  })

  it('sends everything that needs a session to the login', () => {
    expect(visit('/', 'signedOut')).toBe('/login')
    expect(visit('/no/such/page', 'signedOut')).toMatch(/^\/login\?/)
  })

  it('lets pages pass that need none', () => {
    expect(visit('/404', 'signedOut', { anonymous: true })).toBeUndefined()
    expect(visit('/login', 'signedOut')).toBeUndefined()
  })

  it('forgets the page that a person left by signing out', () => {
    expect(visit('/system/user', 'justSignedOut')).toBe('/login')
  })
})
