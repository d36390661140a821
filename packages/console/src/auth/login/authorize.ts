import type { Client, Grant, OAuthState } from '@jwsk/sdk'
import type { Site } from '../../platform/site/model'

/** Source of the single sign-on in redirect URLs. */
export const ssoSource = 'sso'

export const redirectPath = '/oauth/redirect'

/** Builds the URL to which an identity provider redirects back. */
export const buildRedirectUri = (origin: string, source: string) => `${origin}${redirectPath}/${encodeURIComponent(source)}`

/** Builds the authorize URL of an identity provider from its template. */
export function buildAuthorizeUrl(template: string, values: { readonly redirectUri: string; readonly state: string }): string {
  return template
    .replaceAll('{redirect_uri}', encodeURIComponent(values.redirectUri))
    .replaceAll('{state}', encodeURIComponent(values.state))
}

/** Result of the callback of an identity provider. */
export type AuthorizeCallback =
  | { readonly kind: 'grant'; readonly grant: Grant; readonly oauthState: OAuthState }
  /** the state was not issued here, is for another provider, or has expired */
  | { readonly kind: 'unasked' }
  | { readonly kind: 'denied' }

interface CallbackUrl {
  readonly source: string
  readonly search: string
  readonly origin: string
}

/** Parses the callback URL of an identity provider; `redeem` returns each state only once. */
export function parseAuthorizeCallback(
  { source, search, origin }: CallbackUrl,
  redeem: (state: string) => OAuthState | undefined,
): AuthorizeCallback {
  const params = new URLSearchParams(search)
  const state = params.get('state') ?? ''
  const oauthState = redeem(state)
  if (oauthState?.source !== source) return { kind: 'unasked' }
  const code = params.get('code') ?? ''
  if (code === '') return { kind: 'denied' }
  const grant: Grant =
    source === ssoSource
      ? { type: 'authorization_code', code, redirectUri: buildRedirectUri(origin, source) }
      : { type: 'social', source, code, state }
  return { kind: 'grant', grant, oauthState }
}

/** Signs in with the grant of an identity provider; resolves to the path to return to. */
export async function signInWithCallback(
  client: Client,
  { grant, oauthState }: Extract<AuthorizeCallback, { readonly kind: 'grant' }>,
): Promise<string> {
  await client.session.signInWith(grant, { tenantId: oauthState.tenantId })
  return oauthState.returnPath
}

/** Returns the identity providers of this deployment with the labels of their buttons; the single sign-on is last. */
export function getIdentityProviders({ providers, sso }: Site, ssoName: string) {
  return [...providers, ...(sso ? [{ source: ssoSource, name: sso.name || ssoName, icon: '', authorizeUrl: sso.authorizeUrl }] : [])]
}
