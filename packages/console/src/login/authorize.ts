import type { Client, Grant, OAuthState } from '@jwsk/sdk'
import type { Site } from '../site/model'

/** The single sign-on, among the sources that a redirect may name. */
export const ssoSource = 'sso'

export const redirectPath = '/oauth/redirect'

/** Where a third party sends people back to. */
export const buildRedirectUri = (origin: string, source: string) => `${origin}${redirectPath}/${encodeURIComponent(source)}`

/** Where a person goes to sign in elsewhere. */
export function buildAuthorizeUrl(template: string, filled: { readonly redirectUri: string; readonly state: string }): string {
  return template
    .replaceAll('{redirect_uri}', encodeURIComponent(filled.redirectUri))
    .replaceAll('{state}', encodeURIComponent(filled.state))
}

/** What a third party sent back, or why it is worth nothing. */
export type AuthorizeCallback =
  | { readonly kind: 'grant'; readonly grant: Grant; readonly asked: OAuthState }
  /** nobody here asked for it, not with this party, or too long ago */
  | { readonly kind: 'unasked' }
  | { readonly kind: 'denied' }

interface CallbackUrl {
  readonly source: string
  readonly search: string
  readonly origin: string
}

/** Reads the address that a third party sent the person back to; `redeem` gives each state once. */
export function parseAuthorizeCallback({ source, search, origin }: CallbackUrl, redeem: (state: string) => OAuthState | undefined): AuthorizeCallback {
  const told = new URLSearchParams(search)
  const state = told.get('state') ?? ''
  const asked = redeem(state)
  if (asked?.source !== source) return { kind: 'unasked' }
  const code = told.get('code') ?? ''
  if (code === '') return { kind: 'denied' }
  const grant: Grant =
    source === ssoSource
      ? { type: 'authorization_code', code, redirectUri: buildRedirectUri(origin, source) }
      : { type: 'social', source, code, state }
  return { kind: 'grant', grant, asked }
}

/** Signs the person in for whom the third party spoke; resolves to where they wanted to go. */
export async function signInWithCallback(
  client: Client,
  { grant, asked }: Extract<AuthorizeCallback, { readonly kind: 'grant' }>,
): Promise<string> {
  await client.session.signInWith(grant, { tenantId: asked.tenantId })
  return asked.returnPath
}

/** Every party that this deployment trusts, with what its button says. */
export function getIdentityProviders({ providers, sso }: Site, ssoName: string) {
  return [...providers, ...(sso ? [{ source: ssoSource, name: sso.name || ssoName, icon: '', authorizeUrl: sso.authorizeUrl }] : [])]
}
