import { describe, expect, it } from 'vitest'
import { getRedirect, type Visit } from './guard'

const visit = (path: string, session: Visit['session'], rest: Partial<Visit> = {}) =>
  getRedirect({ path, search: '', session, isPublic: false, lockPage: '/lock', ...rest })

describe('the navigation guard', () => {
  // spec 2.81
  it('allows a signed-in user every path except the login page', () => {
    expect(visit('/system/tenantpackage', 'signedIn')).toBeUndefined()
    expect(visit('/login', 'signedIn')).toBe('/')
  })

  it('redirects to the requested page after sign-in', () => {
    const login = visit('/system/user', 'signedOut', { search: '?page=2' })
    expect(login).toBe('/login?redirect=%2Fsystem%2Fuser%3Fpage%3D2')
    expect(visit('/login', 'signedIn', { search: login?.slice('/login'.length) ?? '' })).toBe('/system/user?page=2')
  })

  // spec 2.87, 9.13
  it('redirects pages that need a session to the login page', () => {
    expect(visit('/', 'signedOut')).toBe('/login')
    expect(visit('/no/such/page', 'signedOut')).toMatch(/^\/login\?/)
  })

  // spec 2.3, 2.86
  it('allows public pages without a session', () => {
    expect(visit('/404', 'signedOut', { isPublic: true })).toBeUndefined()
    expect(visit('/login', 'signedOut')).toBeUndefined()
  })

  // spec 2.80
  it('redirects every route to /lock while the screen is locked', () => {
    expect(visit('/system/user', 'locked', { search: '?page=2' })).toBe('/lock?redirect=%2Fsystem%2Fuser%3Fpage%3D2')
    expect(visit('/404', 'locked', { isPublic: true })).toBe('/lock?redirect=%2F404')
    expect(visit('/login', 'locked')).toBe('/lock?redirect=%2F')
    expect(visit('/lock', 'locked')).toBeUndefined()
  })

  // spec 3.1
  it('redirects to the lock page of the deployment', () => {
    expect(visit('/system/user', 'locked', { lockPage: '/locked' })).toBe('/locked?redirect=%2Fsystem%2Fuser')
    expect(visit('/locked', 'locked', { lockPage: '/locked' })).toBeUndefined()
    expect(visit('/locked', 'signedIn', { lockPage: '/locked' })).toBe('/')
  })

  it('keeps the return path when the login page is locked', () => {
    expect(visit('/login', 'locked', { search: '?redirect=%2Fsystem%2Fuser' })).toBe('/lock?redirect=%2Fsystem%2Fuser')
  })

  it('leaves /lock if there is nothing to unlock', () => {
    expect(visit('/lock', 'signedOut')).toBe('/login')
    expect(visit('/lock', 'signedIn', { search: '?redirect=%2Fsystem%2Fuser' })).toBe('/system/user')
  })

  // spec 2.55, 4.27
  it('drops the return path after the user signed out', () => {
    expect(visit('/system/user', 'justSignedOut')).toBe('/login')
  })
})
