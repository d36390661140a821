/** Messages by field name. */
export type Messages = ReadonlyMap<string, string>

/** Delay after the last change before a check runs that asks the platform. */
const debounceMs = 400
/** Longest time that a save waits for a check. */
const maxWaitMs = 10_000

interface CheckRunnerOptions {
  /** Checks the current draft. */
  readonly check: (signal: AbortSignal) => unknown
  /** Called with the messages of the current draft, and those before. */
  readonly onMessages: (messages: Messages, before: Messages) => void
}

/** Returns the messages of an outcome without values that are no text, because a plugin may be JavaScript. */
const toMessages = (outcome: unknown): Messages =>
  new Map(Object.entries(outcome ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== ''))

/** Runs the check of a form: one draft at a time, debounced if it is asynchronous. */
export interface CheckRunner {
  /** Returns the message of a field, or whether there is none; before a save, once the check has ended. */
  readonly validate: (name: string) => true | string | Promise<true | string>
  /** Checks the draft after a change. */
  readonly schedule: () => void
  /** Starts to check the draft that is saved; changes are checked after `endSave`. */
  readonly beginSave: () => void
  readonly endSave: () => void
  readonly stop: () => void
}

export function createCheckRunner({ check, onMessages }: CheckRunnerOptions): CheckRunner {
  let controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let messages: Messages = new Map()
  // unknown before the first run
  let isAsync: boolean | undefined
  let save: Promise<void> | undefined
  let hasChanged = false

  const abort = () => {
    clearTimeout(timer)
    controller.abort()
  }
  const apply = (outcome: unknown) => {
    const before = messages
    messages = toMessages(outcome)
    onMessages(messages, before)
  }
  const run = (): Promise<void> => {
    abort()
    controller = new AbortController()
    const { signal } = controller
    const applyIfCurrent = (outcome: unknown) => {
      if (!signal.aborted) apply(outcome)
    }
    try {
      const outcome = check(signal)
      isAsync ||= outcome instanceof Promise
      // a check that fails is left to the server
      if (outcome instanceof Promise) return outcome.then(applyIfCurrent, () => applyIfCurrent(undefined))
      apply(outcome)
    } catch {
      apply(undefined)
    }
    return Promise.resolve()
  }
  const getResult = (name: string) => messages.get(name) ?? true
  const schedule = () => {
    hasChanged = save !== undefined
    if (hasChanged) return
    if (isAsync === false) return void run()
    abort()
    timer = setTimeout(run, debounceMs)
  }
  return {
    validate: (name) => (save ? save.then(() => getResult(name)) : getResult(name)),
    schedule,
    beginSave: () => {
      const checked = run()
      const { signal } = controller
      let limit: ReturnType<typeof setTimeout> | undefined
      const tooLate = new Promise<void>((resolve) => {
        limit = setTimeout(() => {
          if (!signal.aborted) apply(undefined)
          controller.abort()
          resolve()
        }, maxWaitMs)
      })
      save = Promise.race([checked, tooLate]).finally(() => clearTimeout(limit))
    },
    endSave: () => {
      save = undefined
      if (hasChanged) schedule()
    },
    stop: () => {
      hasChanged = false
      abort()
    },
  }
}
