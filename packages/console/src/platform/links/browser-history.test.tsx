import { act, render, screen, waitFor } from '@testing-library/react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countSignOut } from '../storage/sign-outs-storage'
import { createBrowserHistory, keepOwnEntry, stripBasePath } from './browser-history'
import { HistoryProvider, Redirect, useHistory } from './history-provider'
import { ConsoleRouter, TabRouter } from './router'

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
  address.push('/system/user?current=2#a')
  expect(address.location()).toMatchObject({ pathname: '/system/user', search: '?current=2', hash: '#a', state: null })
  address.push('/one', { from: 'here' })
  expect(address.location().state).toEqual({ from: 'here' })
  expect(changed).toHaveBeenCalledTimes(2)
  address.go(-1)
  await waitFor(() => expect(changed).toHaveBeenCalledTimes(3))
  expect(address.location().pathname).toBe('/system/user')
  stop()
  address.push('/two')
  expect(changed).toHaveBeenCalledTimes(3)
})

test('replace adds no history entry', () => {
  const before = history.length
  createBrowserHistory().replace('/login')
  expect(history.length).toBe(before)
  expect(location.pathname).toBe('/login')
})

test('a path that looks like a host stays on this origin', () => {
  const { origin } = location
  createBrowserHistory().push('//evil.example/x')
  expect(location.href).toBe(`${origin}//evil.example/x`)
})

test('paths are below the base path and are returned without it', () => {
  setBase('/admin/')
  const address = createBrowserHistory()
  address.push('/system/user')
  expect([location.pathname, address.location().pathname]).toEqual(['/admin/system/user', '/system/user'])
  expect(stripBasePath('/admin')).toBe('/')
  expect(stripBasePath('/administration/x')).toBe('/')
  expect(stripBasePath('/system', '/')).toBe('/system')
})

function Here() {
  const { location, history } = useHistory()
  return (
    <button type="button" onClick={() => history.push('/b?x=1')}>
      {location.pathname + location.search}
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
    <HistoryProvider history={createBrowserHistory()}>
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

test('a tab keeps its location and does not rerender on navigation', () => {
  const rendered = vi.fn()
  function Tab() {
    // as a link does
    rendered(useLocation().pathname)
    return <Link to="/elsewhere">on</Link>
  }
  const Live = () => <output>{useLocation().pathname}</output>
  render(
    <HistoryProvider history={createBrowserHistory()}>
      <TabRouter address="/tab" state={null}>
        <Tab />
      </TabRouter>
      <ConsoleRouter>
        <Live />
      </ConsoleRouter>
    </HistoryProvider>,
  )
  const before = history.length
  act(() => screen.getByRole('link').click())
  expect(screen.getByRole('status').textContent).toBe('/elsewhere')
  expect(rendered.mock.calls).toEqual([['/tab']])
  act(() => screen.getByRole('link').click())
  expect(history.length).toBe(before + 1)
})

test('a redirect replaces the history entry', () => {
  history.replaceState(null, '', '/old')
  const before = history.length
  render(
    <HistoryProvider history={createBrowserHistory()}>
      <Here />
      <Redirect to="/new?a=1" />
    </HistoryProvider>,
  )
  expect(screen.getByRole('button', { name: '/new?a=1' })).toBeTruthy()
  expect(history.length).toBe(before)
})

test('an entry of a session that the person ended opens without its address', async () => {
  sessionStorage.clear()
  const address = createBrowserHistory()
  const stop = address.listen(() => undefined)
  address.push('/system/user?account=zhang')
  address.push('/wel/index')
  countSignOut()
  address.push('/login')
  address.go(-2)
  await waitFor(() => expect(address.location()).toMatchObject({ pathname: '/', search: '' }))
  stop()
  sessionStorage.clear()
})

test('an entry that another page made keeps its address', () => {
  sessionStorage.clear()
  countSignOut()
  history.replaceState({ foreign: 1 }, '', '/system/user?account=zhang')
  keepOwnEntry()
  expect([location.search, history.state.foreign]).toEqual(['?account=zhang', 1])
  sessionStorage.clear()
})
