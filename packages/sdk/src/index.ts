export { type CallLogEntry, logCalls } from './call-log'
export { createClient } from './client'
export { defineOperation, type OperationDefinition } from './define-operation'
export {
  type JwskErrorOptions,
  type ErrorKind,
  isAbortError,
  isUnsupportedError,
  isBusinessError,
  isDecryptError,
  isForbiddenError,
  isJwskError,
  isNetworkError,
  isProtocolError,
  isTimeoutError,
  isUnauthorizedError,
  JwskError,
} from './errors'
export type { PermissionCode } from './generated/permissions'
export { isRecord } from './is-record'
export type { FieldRule, InputOf, Operation, OutputOf, PagedOperation, RowOf } from './operation'
export { getOwn } from './get-own'
export type { Profile } from './profile'
export { type CookieStoreOptions, createCookieStore } from './session/cookie-store'
export { createOAuthStateStore, type OAuthState, type StateStorage } from './session/oauth-states'
export { createMemoryStore } from './session/memory-store'
export { type RefreshClock, isRefreshDue } from './session/refresh-due'
export { formatDateTime, platformTimeZone } from './transport/date-time'
export { normalizeId, joinIds } from './transport/ids'
export { unknownError } from './transport/error-message'
export { parseJson } from './transport/safe-json'
export type * from './types'
