/** Session while it is edited; numbers of the contract are text. */
export interface SessionDraft {
  readonly key: number
  readonly startTime: string
  readonly endTime: string
  readonly capacity: string
}

export type SessionError = 'time' | 'order' | 'capacity' | 'overlap'

const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/
const maxPeople = 10_000

function validateSession({ startTime, endTime, capacity }: SessionDraft): SessionError | undefined {
  if (!clockTime.test(startTime) || !clockTime.test(endTime)) return 'time'
  if (endTime <= startTime) return 'order'
  const people = Number(capacity)
  return /^\d+$/.test(capacity.trim()) && people >= 1 && people <= maxPeople ? undefined : 'capacity'
}

/** Validates sessions by index; sessions of one sport must not overlap. */
export function validateSessions(sessions: readonly SessionDraft[]): ReadonlyMap<number, SessionError> {
  const faults = new Map<number, SessionError>()
  const inOrder = [...sessions].sort((one, other) => (one.startTime < other.startTime ? -1 : 1))
  let until = ''
  for (const session of inOrder) {
    const fault = validateSession(session) ?? (session.startTime < until ? 'overlap' : undefined)
    if (fault) faults.set(session.key, fault)
    if (session.endTime > until) until = session.endTime
  }
  return faults
}

const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const formatTime = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

interface SessionPlan {
  readonly from: string
  readonly until: string
  /** Length of a session and of the break after it, in minutes. */
  readonly length: number
  readonly pause: number
}

const maxSessions = 100

/** Generates consecutive sessions that end within the opening hours; `[]` if the settings are invalid. */
export function generateSessions({
  from,
  until,
  length,
  pause,
}: SessionPlan): readonly { readonly startTime: string; readonly endTime: string }[] {
  if (!clockTime.test(from) || !clockTime.test(until) || !(length > 0) || !(pause >= 0)) return []
  const generated: { readonly startTime: string; readonly endTime: string }[] = []
  for (let start = toMinutes(from); start + length <= toMinutes(until) && generated.length < maxSessions; start += length + pause)
    generated.push({ startTime: formatTime(start), endTime: formatTime(start + length) })
  return generated
}

/** Parses `08:30-17:00`; returns the default hours for anything else. */
export function getOpeningHours(openTime: string): readonly [from: string, until: string] {
  const [, from = '09:00', until = '17:00'] = /^(\d{2}:\d{2})-(\d{2}:\d{2})$/.exec(openTime) ?? []
  return [from, until]
}
