import { isAbortError } from '@jwsk/sdk'
import { useKitText } from '@jwsk/ui'
import { useEffect, useRef, useState } from 'react'
import { getErrorMessage } from '../runtime/error-message'

export interface BatchItem {
  readonly id: string
  readonly name: string
}

/** Result of one item, in the platform's words. */
export interface BatchResult {
  readonly success: boolean
  readonly message: string
}

export interface BatchItemState {
  readonly item: BatchItem
  readonly status: 'waiting' | 'running' | 'done' | 'failed'
  readonly message: string
}

export type RunBatchItem = (id: string, signal: AbortSignal) => Promise<BatchResult | undefined>

interface BatchRun {
  readonly steps: readonly BatchItemState[]
  readonly isRunning: boolean
  /** Runs the items that are not done yet, sequentially. */
  readonly start: () => Promise<void>
  readonly stop: () => void
}

/** Runs items one by one, so that each shows its result and the rest can be stopped. */
export function useBatchRun(items: readonly BatchItem[], run: RunBatchItem, onEnd: () => void): BatchRun {
  const t = useKitText()
  const [steps, setSteps] = useState<readonly BatchItemState[]>(() => items.map((item) => ({ item, status: 'waiting', message: '' })))
  const running = useRef<AbortController>(undefined)
  const [isRunning, setRunning] = useState(false)
  useEffect(() => () => running.current?.abort(), [])

  const put = (id: string, state: BatchItemState['status'], message = '') =>
    setSteps((all) => all.map((step) => (step.item.id === id ? { ...step, status: state, message } : step)))

  const one = async (id: string, signal: AbortSignal) => {
    put(id, 'running')
    try {
      const result = await run(id, signal)
      put(id, result?.success ? 'done' : 'failed', result?.message)
    } catch (error) {
      if (isAbortError(error)) return put(id, 'waiting')
      put(id, 'failed', getErrorMessage(error, t))
    }
  }

  const start = async () => {
    if (running.current) return
    const stop = new AbortController()
    running.current = stop
    setRunning(true)
    for (const { item, status } of steps) {
      if (stop.signal.aborted) break
      if (status !== 'done') await one(item.id, stop.signal)
    }
    running.current = undefined
    setRunning(false)
    onEnd()
  }
  return { steps, isRunning, start, stop: () => running.current?.abort() }
}
