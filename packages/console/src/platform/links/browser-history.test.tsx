import { act, render, screen } from '@testing-library/react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HistoryProvider, Redirect, useUrl } from './address'
import { createBrowserHistory, stripBasePath } from './browser-history'
import { ConsoleRouter, PageRouter } from './router'

const setBase = (href: string) => {
  document.head.innerHTML = `<base href="${href}">`
}

let head = ''
beforeEach(() => {
  head = document.head.innerHTML
  history.replaceState(null, '', '/')
})
afterEach(() => {
  document.head.innerHTML = head
  history.replaceState(null, '', '/')
  vi.restoreAllMocks()
})

test('listeners are notified of navigation and Back until they unsubscribe', async () => {
  const address = createBrowserHistory()
  const changed = vi.fn()
  const stop = address.listen(changed)
  address.navigate({ to: '/system/user?current=2#a' })
  expect(address.location()).toMatchObject({ pathname: '/system/user', search: '?current=2', hash: '#a', state: null })
  address.push('/one', { from: 'here' })
  expect(address.location().state).toEqual({ from: 'here' })
  expect(changed).toHaveBeenCalledTimes(2)
  address.go(-1)
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(3))
  expect(address.location().pathname).toBe('/system/user')
  stop()
  address.navigate({ to: '/two' })
  expect(changed).toHaveBeenCalledTimes(3)
})

test('replace adds no history entry', () => {
  const address = createBrowserHistory()
  const before = history.length
  address.navigate({ to: '/login', action: 'replace' })
  expect(history.length).toBe(before)
  expect(location.pathname).toBe('/login')
})

test('a path that looks like a host stays on this origin', () => {
  const address = createBrowserHistory()
  address.push('//evil.example/x')
  expect(location.href).toBe(`${location.origin}//evil.example/x`)
})

test('paths are below the base path and are returned without it', () => {
  setBase('/admin/')
  createBrowserHistory().navigate({ to: '/system/user' })
  expect(location.pathname).toBe('/admin/system/user')
  expect(stripBasePath('/admin/system/user')).toBe('/system/user')
  expect(stripBasePath('/admin')).toBe('/')
  expect(stripBasePath('/administration/x')).toBe('/')
  expect(stripBasePath('/system', '/')).toBe('/system')
})

function Here() {
  const { path, search, goTo } = useUrl()
  return (
    <button type="button" onClick={() => goTo({ to: '/b?x=1' })}>
      {path + search}
    </button>
  )
}

test('the history and the router stay in sync', () => {
  setBase('/admin/')
  history.replaceState(null, '', '/admin/a')
  function Away() {
    const navigate = useNavigate()
    return (
      <>
        <Link to="/c">link</Link>
        <button type="button" onClick={() => navigate('/d')}>
          away
        </button>
      </>
    )
  }
  render(
    <HistoryProvider address={createBrowserHistory()}>
      <Here />
      <ConsoleRouter>
        <Away />
      </ConsoleRouter>
    </HistoryProvider>,
  )
  act(() => screen.getByRole('button', { name: '/a' }).click())
  expect(location.pathname).toBe('/admin/b')
  act(() => screen.getByRole('link').click())
  expect(screen.getByRole('button', { name: '/c' })).toBeTruthy()
  act(() => screen.getByRole('button', { name: 'away' }).click())
  expect(screen.getByRole('button', { name: '/d' })).toBeTruthy()
  expect(location.pathname).toBe('/admin/d')
  expect(screen.getByRole('link').getAttribute('href')).toBe('/admin/c')
})

test('components that do not use the location do not rerender', () => {
  const rendered = vi.fn()
  function Independent() {
    // as a link does
    rendered(useLocation())
    return <Link to="/elsewhere">on</Link>
  }
  const Dependent = () => <output>{useLocation().pathname}</output>
  render(
    <HistoryProvider address={createBrowserHistory()}>
      <ConsoleRouter>
        <Independent />
      </ConsoleRouter>
      <PageRouter>
        <Dependent />
      </PageRouter>
    </HistoryProvider>,
  )
  const [before, links] = [history.length, rendered.mock.calls.length]
  act(() => screen.getByRole('link').click())
  expect(screen.getByRole('status').textContent).toBe('/elsewhere')
  act(() => screen.getByRole('link').click())
  expect(history.length).toBe(before + 1)
  expect(rendered).toHaveBeenCalledTimes(links)
})

test('a redirect replaces the history entry', () => {
  history.replaceState(null, '', '/old')
  const before = history.length
  render(
    <HistoryProvider address={createBrowserHistory()}>
      <Here />
      <Redirect to="/new?a=1" />
    </HistoryProvider>,
  )
  expect(screen.getByRole('button', { name: '/new?a=1' })).toBeTruthy()
  expect(history.length).toBe(before)
})
