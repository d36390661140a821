import type { CallOptions } from './call-options'
import type { JwskError } from './errors'

/** Signed-in user, from the token response and `oauth/user-info`. */
export interface SessionUser {
  readonly userId: string
  readonly tenantId: string
  readonly account: string
  readonly realName: string
  readonly nickName: string
  readonly avatar: string
  readonly deptId: string
  readonly roleId: string
  readonly oauthId: string
  /** Role aliases. */
  readonly roles: readonly string[]
  /** User type from `detail.type`: `web`, `app`, or `wy` for property-management staff. */
  readonly userType: string
}

/**
 * Session in the token store: one record, written and removed as a whole. A session that a client returns omits its
 * tokens in `JSON.stringify` and Node's `console.log`; its fields and copies have them.
 */
export interface StoredSession {
  /** Version that grows with every write; a smaller one is stale. */
  readonly generation: number
  readonly accessToken: string
  readonly refreshToken: string
  /** Wall clock at the time of the write, in milliseconds. */
  readonly storedAt: number
  /** Lifetime of the access token in seconds, if the server declares it. */
  readonly expiresIn?: number
  readonly user: SessionUser
  /** Unique per sign-in: unchanged by a refresh, new with another sign-in. */
  readonly sessionId?: string
  /** `User-Type` header of the sign-in, sent again with every refresh; absent if none was sent. */
  readonly userType?: string
}

/** Store of the tokens: memory in Node, cookies in a browser, or a custom one. Reads are synchronous. */
export interface TokenStore {
  read(): StoredSession | undefined
  write(session: StoredSession): void
  clear(): void
  /** Subscribes to changes by other tabs or processes; returns a function that unsubscribes. */
  subscribe?(changed: () => void): () => void
  /**
   * Runs the work while no other tab of this store runs its own; waits for the lock longer than a refresh takes, then
   * runs the work without it.
   */
  withLock?<T>(work: () => Promise<T>): Promise<T>
}

export interface SignInInput {
  readonly username: string
  /** Plain-text password; only its hash is sent. */
  readonly password: string
  /** Tenant to sign in to. Defaults to the client's `tenantId`. */
  readonly tenantId?: string
  /** Solved captcha; with it the grant is `captcha`, without it `password`. */
  readonly captcha?: { readonly key: string; readonly code: string }
  readonly deptId?: string
  readonly roleId?: string
  /** Value of the `User-Type` header. */
  readonly userType?: string
}

export interface Captcha {
  readonly key: string
  /** Image as a `data:` URL. */
  readonly image: string
}

/** Reason why a session ended: the user signed out, the platform rejected it, or another tab signed out. */
export type SessionEndReason = 'signedOut' | 'expired' | 'elsewhere'

export interface SessionEvents {
  /** Raised after a sign-in or a refresh was stored, by this tab or another. */
  readonly changed: (session: StoredSession) => void
  /**
   * Raised after the session ended. `error` is the platform's rejection that ended it, for `expired`; its message may
   * tell the user why, e.g. of a sign-in elsewhere.
   */
  readonly ended: (why: SessionEndReason, error?: JwskError) => void
  /** Raised after every failed refresh; if the platform rejected it, before `ended`. */
  readonly refreshFailed: (error: JwskError) => void
}

/** Tenant, department, role and user type of a sign-in by a grant. */
export interface GrantScope {
  /** Tenant to sign in to. Defaults to the client's `tenantId`. */
  readonly tenantId?: string
  readonly deptId?: string
  readonly roleId?: string
  /** Value of the `User-Type` header. Defaults to `wy` for every grant but those with a password. */
  readonly userType?: string
}

/** Third-party login; the platform exchanges the code with the identity provider. */
export interface SocialGrant {
  readonly type: 'social'
  readonly source: string
  /** Authorization code, or the ticket of CAS. */
  readonly code: string
  readonly state: string
  /** Address that the provider redirected to, for a platform that has to repeat it; with CAS the `service`. */
  readonly redirectUri?: string
  /** Secret of PKCE (RFC 7636), if the login started with its challenge. */
  readonly codeVerifier?: string
  /** Nonce that the login started with. An `id_token` in the token response with another one is rejected. */
  readonly nonce?: string
}

/** Grant to get tokens with. Passwords are in plain text; they are encoded before they are sent. */
export type Grant =
  | { readonly type: 'password'; readonly username: string; readonly password: string }
  | {
      readonly type: 'captcha'
      readonly username: string
      readonly password: string
      readonly captcha: { readonly key: string; readonly code: string }
    }
  /** Third-party login, after its callback with `code` and `state`. */
  | SocialGrant
  /** Single sign-on, after its callback: with the redirect URI or with `state`, depending on the server's OAuth variant. */
  | { readonly type: 'authorization_code'; readonly code: string; readonly redirectUri: string }
  | { readonly type: 'authorization_code'; readonly code: string; readonly state: string }
  | { readonly type: 'sms'; readonly phone: string; readonly code: string; readonly id?: string }
  | { readonly type: 'client_credentials' }
  /** Grant of the deployment's own: its `grant_type` and fields, regardless of the grants of the profile; a password is not encoded. */
  | { readonly type: 'custom'; readonly grantType: string; readonly fields?: Readonly<Record<string, string>> }

export interface Session {
  /** Returns the stored session; `undefined` when signed out. */
  current(): StoredSession | undefined
  captcha(options?: CallOptions): Promise<Captcha>
  /**
   * Signs in with name and password. Stores nothing unless the whole response is valid. Throws `business` with the
   * server's `error_description`.
   */
  signIn(input: SignInInput, options?: CallOptions): Promise<StoredSession>
  /** Signs in with any grant: third-party login, single sign-on, SMS code, client credentials, one of the deployment's own. */
  signInWith(grant: Grant, scope?: GrantScope, options?: CallOptions): Promise<StoredSession>
  /**
   * Signs in a service: with its client credentials, or with name and password if the server does not support that
   * grant. If its token is rejected and cannot be refreshed, reauthenticates once for all waiting calls.
   */
  signInAsService(account?: { readonly username: string; readonly password: string }): Promise<StoredSession>
  /** Ends the session locally at once, then notifies the server (best effort). Never throws. */
  signOut(): Promise<void>
  /** Ends the session locally, without a call. */
  end(why?: SessionEndReason): void
  /** Refreshes the tokens now, or joins the refresh in flight. Department and role are unchanged unless overridden. */
  refresh(overrides?: { readonly deptId?: string; readonly roleId?: string }): Promise<StoredSession>
  /** Fetches the signed-in user and stores the response. */
  userInfo(options?: CallOptions): Promise<SessionUser>
  on<Name extends keyof SessionEvents>(name: Name, listener: SessionEvents[Name]): () => void
}
