import { createEffect, createEvent, createStore, sample } from 'effector'
import { sessionLeft } from '../../auth/lock/model'
import { appStarted } from '../lifecycle/model'
import { addEntry, formatTime, type LogEntry, parseLogs } from './log-entry'

export { toCrashEntry } from './crash-entry'
export { type LogEntry, maskSecrets, toErrorInfo } from './log-entry'

/** an error occurred in this page */
export const errorLogged = createEvent<Omit<LogEntry, 'time'>>()
export const logsCleared = createEvent()

export const $logs = createStore<readonly LogEntry[]>([])

export const loadLogsFx = createEffect<void, unknown>()
export const saveLogsFx = createEffect<readonly LogEntry[], void>()
export const uploadLogsFx = createEffect<readonly LogEntry[], void>()
/** returns the current time; an effect, so that tests can replace it */
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
// uploaded entries are not needed here
const logsEmptied = sample({ clock: [uploadLogsFx.done, logsCleared] })
sample({ clock: logsEmptied, fn: (): readonly LogEntry[] => [], target: $logs })
// the next user must not read the entries of the previous one; a failed refresh contains why that session ended
sample({ clock: sessionLeft, source: $logs, fn: (logs) => logs.filter(({ type }) => type === 'refresh'), target: $logs })

/** debounces saving, so that a burst of errors is written once */
export const waitForDebounceFx = createEffect<void, void>()
sample({
  clock: [readLogClockFx.done, logsEmptied, sessionLeft],
  source: waitForDebounceFx.pending,
  filter: (waiting) => !waiting,
  fn: () => undefined,
  target: waitForDebounceFx,
})
sample({ clock: waitForDebounceFx.done, source: $logs, target: saveLogsFx })

const badgeCap = 99
export const $badge = $logs.map(({ length }) => (length > badgeCap ? `${badgeCap}+` : String(length)))
