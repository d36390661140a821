import type { OAuthState } from '@jwsk/sdk'
import { describe, expect, it, vi } from 'vitest'
import { defaultSite } from '../site/model'
import { buildAuthorizeUrl, getIdentityProviders, parseAuthorizeCallback, buildRedirectUri } from './authorize'

const origin = 'https://console.example'
const asked: OAuthState = { source: 'gitee', tenantId: '204817', returnPath: '/system/user' }
const arrive = (source: string, search: string, held: OAuthState | undefined = asked) => {
  const redeem = vi.fn(() => held)
  return { returned: parseAuthorizeCallback({ source, search, origin }, redeem), redeem }
}

describe('a third party', () => {
  it('is told where to come back to, whatever the address holds', () => {
    const filled = { redirectUri: buildRedirectUri(origin, 'wechat_open'), state: 'a&b' }
    expect(buildAuthorizeUrl('https://a.example/?to={redirect_uri}&state={state}', filled)).toBe(
      'https://a.example/?to=https%3A%2F%2Fconsole.example%2Foauth%2Fredirect%2Fwechat_open&state=a%26b',
    )
  })

  it('speaks by a social grant', () => {
    const { returned, redeem } = arrive('gitee', '?code=7&state=s')
    expect(returned).toEqual({ kind: 'grant', asked, grant: { type: 'social', source: 'gitee', code: '7', state: 's' } })
    expect(redeem).toHaveBeenCalledWith('s')
  })

  it('is the single sign-on by another grant, with the address that it came back to', () => {
    const { returned } = arrive('sso', '?code=7&state=s', { ...asked, source: 'sso' })
    expect(returned).toMatchObject({ grant: { type: 'authorization_code', code: '7', redirectUri: `${origin}/oauth/redirect/sso` } })
  })

  it.each([
    ['with a state that is not held', '?code=7&state=other', undefined],
    ['for another party than was asked', '?code=7&state=s', { ...asked, source: 'dingtalk' }],
    ['without a state', '?code=7', undefined],
  ])('is not believed %s', (_, search, held) => {
    const returned = parseAuthorizeCallback({ source: 'gitee', search, origin }, () => held)
    expect(returned).toEqual({ kind: 'unasked' })
  })

  it.each(['?state=s', '?error=access_denied&state=s', '?code=&state=s'])('%s is a no', (search) =>
    expect(arrive('gitee', search).returned).toEqual({ kind: 'denied' }),
  )

  it('comes before the single sign-on, which bears our name unless it has one', () => {
    const provider = { source: 'gitee', name: 'Gitee', icon: '', authorizeUrl: '/a?{state}' }
    const site = { ...defaultSite, providers: [provider], sso: { name: '', authorizeUrl: '/b?{state}' } }
    expect(getIdentityProviders(site, 'SSO').map(({ source, name }) => [source, name])).toEqual([
      ['gitee', 'Gitee'],
      ['sso', 'SSO'],
    ])
  })
})
