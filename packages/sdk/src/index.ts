export { type CallLogEntry, logCalls } from './call-log'
export { createClient } from './client'
export { defineOperation, type OperationFacts } from './define-operation'
export {
  type ErrorFacts,
  type ErrorKind,
  isAbortError,
  isAbsentError,
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
export { ownEntry } from './own-entry'
export type { Profile } from './profile'
export { type CookieStoreOptions, createCookieStore } from './session/cookie-store'
export { createLoginStates, type LoginState, type StateStorage } from './session/login-states'
export { createMemoryStore } from './session/memory-store'
export { type RefreshClock, refreshDue } from './session/refresh-due'
export { dateTimeText, platformZone } from './transport/date-time'
export { idText, joinIds } from './transport/ids'
export { unknownError } from './transport/message'
export { parseJson } from './transport/safe-json'
export type * from './types'
