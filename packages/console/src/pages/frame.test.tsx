import { createTranslator, loadTexts, TranslateProvider } from '@jwsk/ui'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { consoleNamespace, pageTexts } from '../platform/text'
import { Frame } from './frame'
import { getSandbox } from './frame-sandbox'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const externalUrl = 'https://doc.example.test/a'

async function framed(url = externalUrl) {
  const translator = createTranslator('zh-cn')
  await loadTexts(translator, consoleNamespace, pageTexts)
  const rules = { origin: 'https://console.example' }
  render(
    <TranslateProvider translator={translator} namespace={consoleNamespace}>
      <Frame src={url} title="大屏" sandbox={getSandbox(url, { ...rules, frameOrigins: [], menuUrl: url })} />
    </TranslateProvider>,
  )
  return screen.getByTitle('大屏')
}
const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
const notice = () => screen.queryByText('这个页面迟迟没有打开。')

test('F59 a frame silent for ten seconds offers a new window until it loads', async () => {
  const frame = await framed()
  await wait(9_900)
  expect(notice()).toBeNull()
  await wait(200)
  expect(notice()).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('rel')).toBe('noopener noreferrer')
  fireEvent.load(frame)
  expect(notice()).toBeNull()
})

test('F59 a frame that has loaded is never reported', async () => {
  fireEvent.load(await framed())
  await wait(60_000)
  expect(notice()).toBeNull()
})

test('F59 ignores messages of a frame and forbids top navigation', async () => {
  const listening = vi.spyOn(window, 'addEventListener')
  const before = location.href
  const frame = await framed()
  for (let at = 0; at < 10_000; at += 1) window.dispatchEvent(new MessageEvent('message', { data: { at, redirect: '/evil' } }))
  expect(listening.mock.calls.filter(([name]) => name === 'message')).toEqual([])
  expect(frame.getAttribute('sandbox')).not.toMatch(/top-navigation|same-origin/)
  expect(location.href).toBe(before)
})

test('a frame blocked by the policy names the origin and opens externally', async () => {
  const url = 'https://blocked.example.test/a'
  const frame = await framed(url)
  const held = (blockedURI: string) => {
    const event = Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: 'frame-src', blockedURI })
    act(() => void document.dispatchEvent(event))
  }
  held('https://other.example.test')
  expect(screen.getByTitle('大屏')).toBe(frame)
  held('https://blocked.example.test')
  expect(screen.queryByTitle('大屏')).toBeNull()
  expect(screen.getByText('https://blocked.example.test')).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toContain(encodeURIComponent(url))
})
