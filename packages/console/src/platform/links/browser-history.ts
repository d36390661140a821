import type { Location, Navigator, To } from 'react-router-dom'
import { readSignOuts } from '../storage/sign-outs-storage'
import { getBasePath, withBasePath } from './base-path'

/** History of the page, on which React Router navigates after sign-in. All its paths are relative to the base path. */
export interface BrowserHistory extends Navigator {
  readonly location: () => Location
  /** Calls back on every change, including the browser's back and forward; returns the function that unsubscribes. */
  readonly listen: (changed: () => void) => () => void
}

const toPath = (to: To) => withBasePath(typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`)

interface EntryState {
  readonly usr?: unknown
  readonly key?: string
  /** Sign-outs in this window before the entry was made. */
  readonly signOuts?: number
}

const getState = () => (history.state ?? {}) as EntryState // written here

/** Marks the current entry; empties one of a session that the user ended, because its address contains what the user looked at. */
export function keepOwnEntry(): void {
  const signOuts = readSignOuts()
  const state = getState()
  if (state.signOuts === signOuts) return
  const isOwn = state.signOuts === undefined || location.pathname === withBasePath('/login')
  history.replaceState({ ...(isOwn && state), signOuts }, '', isOwn ? location.href : `${location.origin}${withBasePath('/')}`)
}

type Write = 'pushState' | 'replaceState'

/** Creates the history on top of `window.history`. */
export function createBrowserHistory(): BrowserHistory {
  const listeners = new Set<() => void>()
  let changes = 0
  const notify = () => {
    for (const changed of listeners) changed()
  }
  const onPop = () => {
    keepOwnEntry()
    notify()
  }
  const change = (write: Write, to: To, state?: unknown) => {
    changes += 1
    // prepends the origin, so that "//host" stays a path
    const href = location.origin + toPath(to)
    // no second entry for the same URL, so that Back leaves it
    history[href === location.href ? 'replaceState' : write]({ usr: state, key: String(changes), signOuts: readSignOuts() }, '', href)
    notify()
  }
  return {
    location: () => {
      const { usr = null, key = 'default' } = getState()
      return { pathname: stripBasePath(location.pathname), search: location.search, hash: location.hash, state: usr, key }
    },
    createHref: toPath,
    push: (to, state) => change('pushState', to, state),
    replace: (to, state) => change('replaceState', to, state),
    go: (steps) => history.go(steps),
    listen: (changed) => {
      if (listeners.size === 0) addEventListener('popstate', onPop)
      listeners.add(changed)
      return () => {
        listeners.delete(changed)
        if (listeners.size === 0) removeEventListener('popstate', onPop)
      }
    },
  }
}

/** Returns the path below the base path, with a leading slash. */
export function stripBasePath(pathname: string, base = getBasePath()): string {
  const root = base.replace(/\/$/, '')
  return pathname.startsWith(`${root}/`) ? pathname.slice(root.length) : '/'
}
