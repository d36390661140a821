/** Differences between the kinds of identity providers. */
interface ProviderKind {
  /** Query parameter of the callback that carries the code. Defaults to `code`. */
  readonly codeParameter?: string
  /** Whether the exchange of the code repeats the address of the callback. */
  readonly repeatsRedirectUri?: true
  /** User agent of the app whose own browser signs in silently. */
  readonly userAgent?: RegExp
}

const providerKinds: ReadonlyMap<string, ProviderKind> = new Map([
  ['oidc', { repeatsRedirectUri: true }],
  ['cas', { codeParameter: 'ticket', repeatsRedirectUri: true }],
  ['wecom', { userAgent: /wxwork/i }],
  ['dingtalk', { codeParameter: 'authCode', userAgent: /DingTalk/i }],
  ['alipay', { codeParameter: 'auth_code' }],
])

/** Returns what is special about a kind; `oauth`, `feishu`, `wechat` and `github` follow OAuth 2. */
export const getProviderKind = (kind: string): ProviderKind => providerKinds.get(kind) ?? {}
