import { act, render, screen } from '@testing-library/react'
import { Component, type ComponentType, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { Fallback, loadable } from './loadable'

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render = () => (this.state.failed ? 'broken' : this.props.children)
}

const Hello = ({ name }: { readonly name: string }) => <p>hello {name}</p>
const withFallback = (Part: ComponentType<{ readonly name: string }>) => (
  <Boundary>
    <Fallback fallback="waiting">
      <Part name="you" />
    </Fallback>
  </Boundary>
)

test('loadable renders the fallback while loading and loads the code once', async () => {
  const load = vi.fn(() => Promise.resolve({ default: Hello }))
  const Part = loadable(load)
  const { container, unmount } = render(withFallback(Part))
  expect(container.textContent).toBe('waiting')
  expect(await screen.findByText('hello you')).toBeTruthy()
  unmount()
  render(withFallback(Part))
  expect(screen.getByText('hello you')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(1)
})

test('loadable renders a preloaded component without a fallback', async () => {
  const Part = loadable(() => Promise.resolve({ default: Hello }))
  await Part.preload()
  const { container } = render(withFallback(Part))
  expect(container.textContent).toBe('hello you')
})

test('loadable does not pass the fallback on to nested loadable components', async () => {
  const Inner = loadable<{ name: string }>(() => new Promise(() => undefined))
  const Outer = loadable(() => Promise.resolve({ default: ({ name }: { name: string }) => <p>outer {<Inner name={name} />}</p> }))
  const { container } = render(withFallback(Outer))
  await act(() => Outer.preload())
  expect(container.textContent).toBe('outer ')
})

test('loadable throws a load failure to the error boundary and retries on remount', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let tries = 0
  const Part = loadable(() => (tries++ === 0 ? Promise.reject(new Error('gone')) : Promise.resolve({ default: Hello })))
  const { unmount } = render(withFallback(Part))
  expect(await screen.findByText('broken')).toBeTruthy()
  expect(tries).toBe(1)
  unmount()
  render(withFallback(Part))
  expect(await screen.findByText('hello you')).toBeTruthy()
  vi.restoreAllMocks()
})
