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
const waiting = (Part: ComponentType<{ readonly name: string }>) => (
  <Boundary>
    <Fallback fallback="waiting">
      <Part name="you" />
    </Fallback>
  </Boundary>
)

test('a part stands behind its fallback until it is there, and is fetched once for all', async () => {
  const load = vi.fn(() => Promise.resolve({ default: Hello }))
  const Part = loadable(load)
  const { container, unmount } = render(waiting(Part))
  expect(container.textContent).toBe('waiting')
  expect(await screen.findByText('hello you')).toBeTruthy()
  unmount()
  render(waiting(Part))
  expect(screen.getByText('hello you')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(1)
})

test('a part that was begun is shown without a fallback', async () => {
  const Part = loadable(() => Promise.resolve({ default: Hello }))
  await Part.preload()
  const { container } = render(waiting(Part))
  expect(container.textContent).toBe('hello you')
})

test('a fallback is not handed on to what stands inside a part', async () => {
  const Inner = loadable<{ name: string }>(() => new Promise(() => undefined))
  const Outer = loadable(() => Promise.resolve({ default: ({ name }: { name: string }) => <p>outer {<Inner name={name} />}</p> }))
  const { container } = render(waiting(Outer))
  await act(() => Outer.preload())
  expect(container.textContent).toBe('outer ')
})

test('a failure goes to the boundary, and another mount tries again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let tries = 0
  const Part = loadable(() => (tries++ === 0 ? Promise.reject(new Error('gone')) : Promise.resolve({ default: Hello })))
  const { unmount } = render(waiting(Part))
  expect(await screen.findByText('broken')).toBeTruthy()
  expect(tries).toBe(1)
  unmount()
  render(waiting(Part))
  expect(await screen.findByText('hello you')).toBeTruthy()
  vi.restoreAllMocks()
})
