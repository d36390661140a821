import { errorText, useKitText, useRuntime } from '@jwsk/kit'
import { isAbortError } from '@jwsk/sdk'
import { type OtaPlatformTicket, otaPlatformTicket } from '@jwsk/sdk/dp'
import { useEffect, useRef, useState } from 'react'

export interface Step {
  readonly ticket: OtaPlatformTicket
  readonly state: 'waiting' | 'running' | 'done' | 'failed'
  readonly message: string
}

/** Sends tickets one after the other, so that each shows what became of it and the rest can be stopped. */
export function useSync(tickets: readonly OtaPlatformTicket[], onStep: () => void) {
  const { client } = useRuntime()
  const t = useKitText()
  const [steps, setSteps] = useState<readonly Step[]>(() => tickets.map((ticket) => ({ ticket, state: 'waiting', message: '' })))
  const running = useRef<AbortController>(undefined)
  const [isRunning, setRunning] = useState(false)
  useEffect(() => () => running.current?.abort(), [])

  const put = (index: number, state: Step['state'], message = '') =>
    setSteps((all) => all.map((step, at) => (at === index ? { ...step, state, message } : step)))

  const send = async (index: number, id: string, signal: AbortSignal) => {
    put(index, 'running')
    try {
      const { results } = await client.call(otaPlatformTicket.sync, { ids: id }, { signal })
      const [result] = results
      put(index, result?.success ? 'done' : 'failed', result?.message)
    } catch (error) {
      if (isAbortError(error)) return put(index, 'waiting')
      put(index, 'failed', errorText(error, t))
    }
  }

  const start = async () => {
    if (running.current) return
    const stop = new AbortController()
    running.current = stop
    setRunning(true)
    for (const [index, { ticket, state }] of steps.entries()) {
      if (stop.signal.aborted) break
      if (state !== 'done') await send(index, ticket.id ?? '', stop.signal)
    }
    running.current = undefined
    setRunning(false)
    onStep()
  }
  return { steps, isRunning, start, stop: () => running.current?.abort() }
}
