import type { Operation } from '../operation'

// the calls of the sign-in flow itself: never refreshed for, never replayed, never the end of a session
type Plain = Readonly<Record<string, string>>

export const tokenCall: Operation<Plain, unknown> = { id: 'oauth.token', method: 'POST', path: '/jwsk-auth/oauth/token', input: 'query', envelope: false, token: false, authFlow: true }
export const captchaCall: Operation<undefined, unknown> = { id: 'oauth.captcha', method: 'GET', path: '/jwsk-auth/oauth/captcha', envelope: false, token: false, authFlow: true }
export const logoutCall: Operation<undefined, undefined> = { id: 'oauth.logout', method: 'GET', path: '/jwsk-auth/oauth/logout', answer: 'none', authFlow: true }
export const userInfoCall: Operation<undefined, unknown> = { id: 'oauth.userInfo', method: 'GET', path: '/jwsk-auth/oauth/user-info' }
