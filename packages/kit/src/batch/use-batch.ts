import { isAbortError } from '@jwsk/sdk'
import { useEffect, useRef, useState } from 'react'
import { errorText } from '../i18n/error-text'
import { useKitText } from '../i18n/kit-text'

export interface BatchItem {
  readonly id: string
  readonly name: string
}

/** What became of one of them, in the platform's words. */
export interface BatchResult {
  readonly success: boolean
  readonly message: string
}

export interface BatchStep {
  readonly item: BatchItem
  readonly state: 'waiting' | 'running' | 'done' | 'failed'
  readonly message: string
}

export type RunOne = (id: string, signal: AbortSignal) => Promise<BatchResult | undefined>

interface Batch {
  readonly steps: readonly BatchStep[]
  readonly isRunning: boolean
  /** Does what is not done yet, one after the other. */
  readonly start: () => Promise<void>
  readonly stop: () => void
}

/** Works through items one by one, so that each shows what became of it and the rest can be stopped. */
export function useBatch(items: readonly BatchItem[], run: RunOne, onEnd: () => void): Batch {
  const t = useKitText()
  const [steps, setSteps] = useState<readonly BatchStep[]>(() => items.map((item) => ({ item, state: 'waiting', message: '' })))
  const running = useRef<AbortController>(undefined)
  const [isRunning, setRunning] = useState(false)
  useEffect(() => () => running.current?.abort(), [])

  const put = (id: string, state: BatchStep['state'], message = '') =>
    setSteps((all) => all.map((step) => (step.item.id === id ? { ...step, state, message } : step)))

  const one = async (id: string, signal: AbortSignal) => {
    put(id, 'running')
    try {
      const result = await run(id, signal)
      put(id, result?.success ? 'done' : 'failed', result?.message)
    } catch (error) {
      if (isAbortError(error)) return put(id, 'waiting')
      put(id, 'failed', errorText(error, t))
    }
  }

  const start = async () => {
    if (running.current) return
    const stop = new AbortController()
    running.current = stop
    setRunning(true)
    for (const { item, state } of steps) {
      if (stop.signal.aborted) break
      if (state !== 'done') await one(item.id, stop.signal)
    }
    running.current = undefined
    setRunning(false)
    onEnd()
  }
  return { steps, isRunning, start, stop: () => running.current?.abort() }
}
