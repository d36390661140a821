import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createCheckRunner } from './check-runner'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

interface PendingCheck {
  readonly signal: AbortSignal
  readonly resolve: (messages?: Readonly<Record<string, string>>) => void
  readonly reject: (error: Error) => void
}

function createAsyncRunner() {
  const calls: PendingCheck[] = []
  const check = (signal: AbortSignal) =>
    new Promise((resolve, reject) => {
      calls.push({ signal, resolve, reject })
    })
  return { calls, runner: createCheckRunner({ check, onMessages: () => undefined }) }
}

describe('createCheckRunner', () => {
  test('runs a synchronous check at once from its second run on', () => {
    const check = vi.fn(() => ({ end: '太早' }))
    const runner = createCheckRunner({ check, onMessages: () => undefined })
    runner.schedule()
    expect(check).not.toHaveBeenCalled()
    vi.advanceTimersByTime(400)
    expect(runner.validate('end')).toBe('太早')
    expect(runner.validate('constructor')).toBe(true)
    runner.schedule()
    expect(check).toHaveBeenCalledTimes(2)
  })

  test('debounces an asynchronous check', async () => {
    const { calls, runner } = createAsyncRunner()
    for (let change = 0; change < 3; change += 1) {
      runner.schedule()
      await vi.advanceTimersByTimeAsync(300)
    }
    expect(calls).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(100)
    expect(calls).toHaveLength(1)
    calls[0]?.resolve({ code: '已存在' })
    await vi.advanceTimersByTimeAsync(0)
    expect(runner.validate('code')).toBe('已存在')
  })

  test('aborts the check of an older draft', async () => {
    const { calls, runner } = createAsyncRunner()
    runner.schedule()
    await vi.advanceTimersByTimeAsync(400)
    runner.schedule()
    expect(calls[0]?.signal.aborted).toBe(true)
    calls[0]?.resolve({ code: '已存在' })
    await vi.advanceTimersByTimeAsync(0)
    expect(runner.validate('code')).toBe(true)
  })

  test('waits for the check before a save', async () => {
    const { calls, runner } = createAsyncRunner()
    runner.beginSave()
    const result = runner.validate('code')
    // a change during the save is checked after it
    runner.schedule()
    await vi.advanceTimersByTimeAsync(400)
    expect(calls).toHaveLength(1)
    calls[0]?.resolve({ code: '已存在' })
    expect(await result).toBe('已存在')
    runner.endSave()
    await vi.advanceTimersByTimeAsync(400)
    expect(calls).toHaveLength(2)
  })

  test('passes a draft when its check fails', async () => {
    const { calls, runner } = createAsyncRunner()
    runner.beginSave()
    const result = runner.validate('code')
    calls[0]?.reject(new Error('offline'))
    expect(await result).toBe(true)
  })

  test('passes a draft when its check throws', async () => {
    const check = () => {
      throw new Error('a draft without values')
    }
    const runner = createCheckRunner({ check, onMessages: () => undefined })
    runner.beginSave()
    expect(await runner.validate('code')).toBe(true)
  })

  test('passes a draft when its check takes too long', async () => {
    const { calls, runner } = createAsyncRunner()
    runner.beginSave()
    const result = runner.validate('code')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await result).toBe(true)
    expect(calls[0]?.signal.aborted).toBe(true)
  })

  test('aborts when the form is closed', async () => {
    const { calls, runner } = createAsyncRunner()
    runner.schedule()
    await vi.advanceTimersByTimeAsync(400)
    runner.schedule()
    runner.stop()
    await vi.advanceTimersByTimeAsync(400)
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true])
  })
})
