import { createEffect, createEvent, createStore, sample } from 'effector'
import { appStarted } from '../lifecycle/model'
import { type LogEntry, mostEntries, readLogs, redacted, timeOf } from './log-entry'

export { factsOf, type LogEntry } from './log-entry'

/** something went wrong in this page */
export const problemLogged = createEvent<Omit<LogEntry, 'time'>>()
export const logsCleared = createEvent()

export const $logs = createStore<readonly LogEntry[]>([])

export const loadLogsFx = createEffect<void, unknown>()
export const saveLogsFx = createEffect<readonly LogEntry[], void>()
export const uploadLogsFx = createEffect<readonly LogEntry[], void>()
/** the clock, so that tests have their own */
export const stampLogFx = createEffect<Omit<LogEntry, 'time'>, Date>(() => new Date())

sample({ clock: appStarted, target: loadLogsFx })
sample({ clock: loadLogsFx.doneData, fn: readLogs, target: $logs })

sample({ clock: problemLogged, target: stampLogFx })
const written = sample({
  clock: stampLogFx.done,
  source: $logs,
  fn: (logs, { params, result }) => [redacted({ ...params, time: timeOf(result) }), ...logs].slice(0, mostEntries),
})
// what the server has need not stay here
const emptied = sample({ clock: [uploadLogsFx.done, logsCleared], fn: (): readonly LogEntry[] => [] })
sample({ clock: [written, emptied], target: [$logs, saveLogsFx] })

const badgeCap = 99
export const $badge = $logs.map(({ length }) => (length > badgeCap ? `${badgeCap}+` : String(length)))
