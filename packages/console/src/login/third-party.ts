import type { Client, Grant, OAuthState } from '@jwsk/sdk'
import type { Site } from '../site/model'

/** The single sign-on, among the sources that a redirect may name. */
export const ssoSource = 'sso'

export const redirectPath = '/oauth/redirect'

/** Where a third party sends people back to. */
export const redirectAddress = (origin: string, source: string) => `${origin}${redirectPath}/${encodeURIComponent(source)}`

/** Where a person goes to sign in elsewhere. */
export function authorizeAddress(template: string, filled: { readonly redirectUri: string; readonly state: string }): string {
  return template
    .replaceAll('{redirect_uri}', encodeURIComponent(filled.redirectUri))
    .replaceAll('{state}', encodeURIComponent(filled.state))
}

/** What a third party sent back, or why it is worth nothing. */
export type ProviderReturn =
  | { readonly kind: 'grant'; readonly grant: Grant; readonly asked: OAuthState }
  /** nobody here asked for it, not with this party, or too long ago */
  | { readonly kind: 'unasked' }
  | { readonly kind: 'denied' }

interface ReturnAddress {
  readonly source: string
  readonly search: string
  readonly origin: string
}

/** Reads the address that a third party sent the person back to; `redeem` gives each state once. */
export function readReturn({ source, search, origin }: ReturnAddress, redeem: (state: string) => OAuthState | undefined): ProviderReturn {
  const told = new URLSearchParams(search)
  const state = told.get('state') ?? ''
  const asked = redeem(state)
  if (asked?.source !== source) return { kind: 'unasked' }
  const code = told.get('code') ?? ''
  if (code === '') return { kind: 'denied' }
  const grant: Grant =
    source === ssoSource
      ? { type: 'authorization_code', code, redirectUri: redirectAddress(origin, source) }
      : { type: 'social', source, code, state }
  return { kind: 'grant', grant, asked }
}

/** Signs the person in for whom the third party spoke; resolves to where they wanted to go. */
export async function signInReturned(
  client: Client,
  { grant, asked }: Extract<ProviderReturn, { readonly kind: 'grant' }>,
): Promise<string> {
  await client.session.signInWith(grant, { tenantId: asked.tenantId })
  return asked.returnPath
}

/** Every party that this deployment trusts, with what its button says. */
export function partiesOf({ providers, sso }: Site, ssoName: string) {
  return [...providers, ...(sso ? [{ source: ssoSource, name: sso.name || ssoName, icon: '', authorizeUrl: sso.authorizeUrl }] : [])]
}
