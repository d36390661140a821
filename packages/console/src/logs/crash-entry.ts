import { isTechnicalError } from '@jwsk/kit'
import type { JwskError, Middleware } from '@jwsk/sdk'
import { toErrorInfo, type LogEntry } from './log-entry'

type Crash = Omit<LogEntry, 'time'>

/** What a person is spared of a failure of the platform: its own words, and which call it was. */
export const toCrashEntry = (error: JwskError, url: string): Crash => {
  const { operation = '', status = '', requestId = '' } = error
  return { type: 'crash', url, info: `${operation} ${status} ${requestId}`.trim(), ...toErrorInfo(error) }
}

/** Tells `log` of every call that the platform failed in. */
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
