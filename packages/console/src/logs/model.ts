import { createEffect, createEvent, createStore, sample } from 'effector'
import { appStarted } from '../lifecycle/model'
import { sessionLeft } from '../lock/model'
import { type LogEntry, parseLogs, formatTime, addEntry } from './log-entry'

export { toCrashEntry } from './crash-entry'
export { toErrorInfo, type LogEntry, maskSecrets } from './log-entry'

/** something went wrong in this page */
export const errorLogged = createEvent<Omit<LogEntry, 'time'>>()
export const logsCleared = createEvent()

export const $logs = createStore<readonly LogEntry[]>([])

export const loadLogsFx = createEffect<void, unknown>()
export const saveLogsFx = createEffect<readonly LogEntry[], void>()
export const uploadLogsFx = createEffect<readonly LogEntry[], void>()
/** the clock, so that tests have their own */
export const readLogClockFx = createEffect<Omit<LogEntry, 'time'>, Date>()

sample({ clock: appStarted, target: loadLogsFx })
sample({ clock: loadLogsFx.doneData, fn: parseLogs, target: $logs })

sample({ clock: errorLogged, target: readLogClockFx })
sample({
  clock: readLogClockFx.done,
  source: $logs,
  fn: (logs, { params, result }) => addEntry(logs, { ...params, time: formatTime(result) }),
  target: $logs,
})
// what the server has need not stay here, nor what one person met for the next one to read
const logsEmptied = sample({ clock: [uploadLogsFx.done, logsCleared, sessionLeft] })
sample({ clock: logsEmptied, fn: (): readonly LogEntry[] => [], target: $logs })

/** a storm of problems is written once it has passed, not a thousand times over */
export const waitForDebounceFx = createEffect<void, void>()
sample({
  clock: [readLogClockFx.done, logsEmptied],
  source: waitForDebounceFx.pending,
  filter: (waiting) => !waiting,
  fn: () => undefined,
  target: waitForDebounceFx,
})
sample({ clock: waitForDebounceFx.done, source: $logs, target: saveLogsFx })

const badgeCap = 99
export const $badge = $logs.map(({ length }) => (length > badgeCap ? `${badgeCap}+` : String(length)))
