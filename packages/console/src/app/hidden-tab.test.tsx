import { Dialog } from '@jwsk/kit'
import { createTranslator, TranslateProvider } from '@jwsk/ui'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Activity, useEffect, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TabLayer } from '../shell/screens/tab-layer'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function Restless({ ask, tick }: { readonly ask: () => Promise<string>; readonly tick: () => void }) {
  const { data } = useQuery({ queryKey: ['restless'], queryFn: ask, refetchInterval: 1000, refetchOnWindowFocus: 'always' })
  const [typed, type] = useState('')
  useEffect(() => {
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [tick])
  return (
    <>
      <p>{data}</p>
      <Dialog title="对话框" onClose={() => undefined}>
        <input aria-label="草稿" value={typed} onChange={(event) => type(event.target.value)} />
      </Dialog>
    </>
  )
}

it('a hidden tab pauses queries, timers and its dialog, then resumes', async () => {
  const [ask, tick] = [vi.fn(() => Promise.resolve('回答')), vi.fn()]
  const queries = new QueryClient()
  const tab = (mode: 'visible' | 'hidden') => (
    <QueryClientProvider client={queries}>
      <TranslateProvider translator={createTranslator('zh-cn')} namespace="console">
        <Activity mode={mode}>
          <TabLayer>
            <Restless ask={ask} tick={tick} />
          </TabLayer>
        </Activity>
      </TranslateProvider>
    </QueryClientProvider>
  )
  const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
  const { rerender, container } = render(tab('visible'))
  await wait(3100)
  expect([ask.mock.calls.length > 2, tick.mock.calls.length > 2]).toEqual([true, true])
  const input = screen.getByLabelText<HTMLInputElement>('草稿')
  fireEvent.change(input, { target: { value: '半张表' } })
  // the dialog is rendered inside its tab, not over the whole page
  expect(container.contains(input)).toBe(true)

  rerender(tab('hidden'))
  await wait(100)
  const before = [ask.mock.calls.length, tick.mock.calls.length]
  window.dispatchEvent(new Event('focus'))
  document.dispatchEvent(new Event('visibilitychange'))
  await wait(60_000)
  expect([ask.mock.calls.length, tick.mock.calls.length]).toEqual(before)
  expect(input.closest<HTMLElement>('.tab-screen')?.style.display).toBe('none')

  rerender(tab('visible'))
  await wait(1100)
  expect(screen.getByLabelText<HTMLInputElement>('草稿').value).toBe('半张表')
  expect(ask.mock.calls.length).toBeGreaterThan(before[0] ?? 0)
})
