export { type CallLogEntry, logCalls } from './call-log'
export { createClient } from './client'
export { defineOperation, type OperationDefinition } from './define-operation'
export {
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
  type JwskErrorOptions,
} from './errors'
export type { PermissionCode } from './generated/permissions'
export { getOwn } from './get-own'
export { isRecord } from './is-record'
export type { FieldRule, InputOf, Operation, OutputOf, PagedOperation, RowOf } from './operation'
export type { Profile } from './profile'
export { type CookieStoreOptions, createCookieStore } from './session/cookie-store'
export { createMemoryStore } from './session/memory-store'
export { createOAuthStateStore, type OAuthState, type StateStorage } from './session/oauth-states'
export { isRefreshDue, type RefreshClock } from './session/refresh-due'
export { formatDateTime, platformTimeZone } from './transport/date-time'
export { unknownError } from './transport/error-message'
export { joinIds, normalizeId } from './transport/ids'
export { parseJson } from './transport/safe-json'
export type * from './types'
