import type { Client, Grant, OAuthState, SocialGrant } from '@jwsk/sdk'
import type { IdentityProvider, Site } from '../../../platform/site/model'
import { computeChallenge, createSecret } from './pkce'
import { getProviderKind } from './provider-kinds'

/** Source of the single sign-on in redirect URLs. */
export const ssoSource = 'sso'

export const redirectPath = '/oauth/redirect'

/** Builds the URL to which an identity provider redirects back. */
export const buildRedirectUri = (origin: string, source: string) => `${origin}${redirectPath}/${encodeURIComponent(source)}`

/** Builds the `service` of CAS, which gets only a ticket appended and thus contains the state. */
const buildServiceUrl = (redirectUri: string, state: string) => `${redirectUri}?state=${state}`

export interface AuthorizeRequest {
  /** Authorize URL of the provider, with placeholders. */
  readonly template: string
  readonly redirectUri: string
  /** Stores the start of the login and returns its `state`. */
  readonly issue: (secrets: Pick<OAuthState, 'codeVerifier' | 'nonce'>) => string
}

/** Builds the authorize URL of an identity provider from its template; secrets are created only for placeholders that it has. */
export async function buildAuthorizeUrl({ template, redirectUri, issue }: AuthorizeRequest): Promise<string> {
  const codeVerifier = template.includes('{code_challenge}') ? createSecret() : undefined
  const nonce = template.includes('{nonce}') ? createSecret() : undefined
  const challenge = codeVerifier && (await computeChallenge(codeVerifier))
  const state = issue({ ...(codeVerifier && { codeVerifier }), ...(nonce && { nonce }) })
  const values = new Map([
    ['redirect_uri', redirectUri],
    ['service', buildServiceUrl(redirectUri, state)],
    ['state', state],
    ['code_challenge', challenge],
    ['nonce', nonce],
  ])
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values.get(name)
    return value === undefined ? placeholder : encodeURIComponent(value)
  })
}

/** Result of the callback of an identity provider. */
export type AuthorizeCallback =
  | { readonly kind: 'grant'; readonly grant: Grant; readonly oauthState: OAuthState }
  /** the state was not issued here, is for another provider, or has expired */
  | { readonly kind: 'unasked' }
  | { readonly kind: 'denied' }
  /** there are several codes, or one that no provider issues */
  | { readonly kind: 'malformed' }

interface CallbackUrl {
  readonly source: string
  readonly search: string
  /** URL of the console. */
  readonly origin: string
  readonly providers: readonly IdentityProvider[]
}

/** visible ASCII without what has a meaning in markup or scripts */
const codePattern = /^[^\P{ASCII}\p{Cc}\s<>"'`\\{}]{1,4096}$/u

/** Parses the callback URL of an identity provider; `redeem` returns each state only once. */
export function parseAuthorizeCallback(
  { source, search, origin, providers }: CallbackUrl,
  redeem: (state: string) => OAuthState | undefined,
): AuthorizeCallback {
  const params = new URLSearchParams(search)
  const [state = '', ...otherStates] = params.getAll('state')
  const oauthState = redeem(state)
  const provider = providers.find((one) => one.source === source)
  const isKnown = provider !== undefined || source === ssoSource
  if (oauthState?.source !== source || otherStates.length > 0 || !isKnown) return { kind: 'unasked' }
  const kind = getProviderKind(provider?.kind ?? '')
  const [code = '', ...otherCodes] = params.getAll(provider?.codeParameter || (kind.codeParameter ?? 'code'))
  if (code === '' && otherCodes.length === 0) return { kind: 'denied' }
  if (otherCodes.length > 0 || !codePattern.test(code)) return { kind: 'malformed' }
  const redirectUri = buildRedirectUri(origin, source)
  if (!provider) return { kind: 'grant', grant: { type: 'authorization_code', code, redirectUri }, oauthState }
  const { codeVerifier, nonce } = oauthState
  const grant: SocialGrant = {
    ...{ type: 'social', source, code, state },
    ...(kind.repeatsRedirectUri && { redirectUri: provider.kind === 'cas' ? buildServiceUrl(redirectUri, state) : redirectUri }),
    ...(codeVerifier && { codeVerifier }),
    ...(nonce && { nonce }),
  }
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

const plainProvider = { kind: 'oauth', icon: '', codeParameter: '', silentUrl: '' }

/** Returns the identity providers of this deployment with the labels of their buttons; the single sign-on is last, the last one used is first. */
export function getIdentityProviders({ providers, sso }: Site, ssoName: string, lastUsed: string): readonly IdentityProvider[] {
  const ours = sso ? [{ ...plainProvider, source: ssoSource, name: sso.name || ssoName, authorizeUrl: sso.authorizeUrl }] : []
  const all = [...providers, ...ours]
  return [...all.filter(({ source }) => source === lastUsed), ...all.filter(({ source }) => source !== lastUsed)]
}
