import type { OAuthState } from '@jwsk/sdk'
import { describe, expect, it, vi } from 'vitest'
import { defaultSite } from '../../platform/site/model'
import { buildAuthorizeUrl, buildRedirectUri, getIdentityProviders, parseAuthorizeCallback } from './authorize'

const origin = 'https://console.example'
const oauthState: OAuthState = { source: 'gitee', tenantId: '204817', returnPath: '/system/user' }
const parseCallback = (source: string, search: string, redeemed: OAuthState | undefined = oauthState) => {
  const redeem = vi.fn(() => redeemed)
  return { result: parseAuthorizeCallback({ source, search, origin }, redeem), redeem }
}

describe('an identity provider', () => {
  it('gets the encoded redirect URI and state', () => {
    const filled = { redirectUri: buildRedirectUri(origin, 'wechat_open'), state: 'a&b' }
    expect(buildAuthorizeUrl('https://a.example/?to={redirect_uri}&state={state}', filled)).toBe(
      'https://a.example/?to=https%3A%2F%2Fconsole.example%2Foauth%2Fredirect%2Fwechat_open&state=a%26b',
    )
  })

  it('returns a social grant', () => {
    const { result, redeem } = parseCallback('gitee', '?code=7&state=s')
    expect(result).toEqual({ kind: 'grant', oauthState, grant: { type: 'social', source: 'gitee', code: '7', state: 's' } })
    expect(redeem).toHaveBeenCalledWith('s')
  })

  it('returns an authorization code grant for the single sign-on', () => {
    const { result } = parseCallback('sso', '?code=7&state=s', { ...oauthState, source: 'sso' })
    expect(result).toMatchObject({ grant: { type: 'authorization_code', code: '7', redirectUri: `${origin}/oauth/redirect/sso` } })
  })

  it.each([
    ['with an unknown state', '?code=7&state=other', undefined],
    ['for another provider', '?code=7&state=s', { ...oauthState, source: 'dingtalk' }],
    ['without a state', '?code=7', undefined],
  ])('is rejected %s', (_, search, redeemed) => {
    const result = parseAuthorizeCallback({ source: 'gitee', search, origin }, () => redeemed)
    expect(result).toEqual({ kind: 'unasked' })
  })

  it.each(['?state=s', '?error=access_denied&state=s', '?code=&state=s'])('denies with %s', (search) =>
    expect(parseCallback('gitee', search).result).toEqual({ kind: 'denied' }),
  )

  it('is listed before the single sign-on, which has a default name', () => {
    const provider = { source: 'gitee', name: 'Gitee', icon: '', authorizeUrl: '/a?{state}' }
    const site = { ...defaultSite, providers: [provider], sso: { name: '', authorizeUrl: '/b?{state}' } }
    expect(getIdentityProviders(site, 'SSO').map(({ source, name }) => [source, name])).toEqual([
      ['gitee', 'Gitee'],
      ['sso', 'SSO'],
    ])
  })
})
