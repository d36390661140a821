export { type CallLogEntry, logCalls } from './call-log'
export type * from './call-options'
export { createClient } from './client'
export { defineOperation, type OperationDefinition } from './define-operation'
export {
  type ErrorGuard,
  type ErrorKind,
  isAbortError,
  isBusinessError,
  isDecryptError,
  isForbiddenError,
  isJwskError,
  isNetworkError,
  isProtocolError,
  isTimeoutError,
  isUnauthorizedError,
  isUnsupportedError,
  JwskError,
  type JwskErrorOf,
  type JwskErrorOptions,
  unknownError,
} from './errors'
export type { PermissionCode } from './generated/permissions'
export { serviceNames } from './generated/services'
export { getOwn } from './get-own'
export { isRecord } from './is-record'
export type {
  ErrorBodyOf,
  FieldRule,
  FormPart,
  InputOf,
  Operation,
  OutputOf,
  PagedOperation,
  Parameter,
  ResponseIssue,
  ResponseResult,
  ResponseSchema,
  RowOf,
} from './operation'
export type { EnvelopeOptions, Profile } from './profile'
export { type AsyncTokenStore, type ConnectedTokenStore, type ConnectOptions, connectTokenStore } from './session/async-store'
export { type CookieStoreOptions, createCookieStore } from './session/cookie-store'
export { createMemoryStore } from './session/memory-store'
export { createOAuthStateStore, type OAuthState, type StateStorage } from './session/oauth-states'
export { isRefreshDue, type RefreshClock } from './session/refresh-due'
export type * from './session-types'
export { formatDateTime, platformTimeZone } from './transport/date-time'
export { joinIds, normalizeId } from './transport/ids'
export { parseJson } from './transport/safe-json'
export type * from './types'
