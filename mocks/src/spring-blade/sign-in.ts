import { auth } from '@jwsk/sdk/auth'
import { drawCaptcha } from '../auth/captcha'
import { serverError } from '../engine/refusal'
import { jsonResponse } from '../engine/reply'
import { grantToken } from './grant'
import { createMockWith } from './mock-builders'
import { requireProvider } from './social'

const open = { token: false } as const

const notImplemented = ({ query: { source = '' } }: { readonly query: Readonly<Record<string, string>> }) => {
  requireProvider(source)
  throw serverError('Not Implemented')
}

const logout = { id: auth.logout.id, method: 'POST', path: '/jwsk-auth/logout' } as const
// opened by the browser, so it has no contract
const render = { id: 'auth.socialRender', method: 'GET', path: '/jwsk-auth/oauth/render/{source}' } as const

const getAuthorizeUrl = (source: string) => `https://${source}.example/login/oauth/authorize?response_type=code`

export const signInMocks = [
  createMockWith(auth.captcha, { ...open, path: '/jwsk-auth/captcha' }, ({ world }) => drawCaptcha(world)),
  createMockWith(auth.token, { ...open, path: '/jwsk-auth/token', input: 'query' }, grantToken),
  // no token is revoked
  createMockWith(logout, open, () => ({ code: '200', msg: '操作成功' })),
  createMockWith(render, open, ({ query: { source = '' } }) => {
    requireProvider(source)
    return new Response(null, { status: 302, headers: { location: getAuthorizeUrl(source) } })
  }),
  createMockWith(auth.socialCallback, { ...open, path: '/jwsk-auth/oauth/callback/{source}' }, ({ query: { source = '', code = '' } }) => {
    const provider = requireProvider(source)
    const answer = code === '' ? { code: 5008, msg: `Illegal code [${provider}]` } : { code: 5009, msg: `Illegal state [${provider}]` }
    return jsonResponse({ ...answer, data: {} })
  }),
  createMockWith(auth.socialRevoke, { ...open, path: '/jwsk-auth/oauth/revoke/{source}/{token}' }, notImplemented),
  createMockWith(auth.socialRefresh, { ...open, path: '/jwsk-auth/oauth/refresh/{source}', input: 'query' }, notImplemented),
]
