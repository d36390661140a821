import { isTechnicalError } from '@jwsk/kit/shell'
import type { JwskError, Middleware } from '@jwsk/sdk'
import { type LogEntry, toErrorInfo } from './log-entry'

type Crash = Omit<LogEntry, 'time'>

/** Converts a technical error of the platform into a log entry with details that users are not shown: its message and the call. */
export const toCrashEntry = (error: JwskError, url: string): Crash => {
  const { operation = '', status = '', requestId = '' } = error
  return { type: 'crash', url, info: `${operation} ${status} ${requestId}`.trim(), ...toErrorInfo(error) }
}

/** Creates middleware that logs every call that failed with a technical error. */
export const createCrashLogger =
  (log: (crash: Crash) => void): Middleware =>
  async (call, next) => {
    try {
      return await next(call)
    } catch (error) {
      if (isTechnicalError(error)) log(toCrashEntry(error, location.href))
      throw error
    }
  }
