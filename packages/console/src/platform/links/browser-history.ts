import type { Location, Navigator, Path, To } from 'react-router-dom'
import { getBasePath, withBasePath } from './base-path'

/** Options of a navigation within the console. */
export interface NavigateOptions {
  /** Path relative to the base path, e.g. `/system/user?current=2`. */
  readonly to: string
  readonly action?: 'push' | 'replace'
}

/** History of the page; the router of the signed-in part is built on it. */
export interface BrowserHistory extends Navigator {
  /** Returns the current location, including the base path. */
  readonly location: () => Location
  readonly navigate: (destination: NavigateOptions) => void
  /** Calls back on every change, including the browser's back and forward; returns the function that unsubscribes. */
  readonly listen: (changed: () => void) => () => void
}

const toPath = (to: To) => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`)

// prepends the origin, so that "//host" stays a path
const toHref = (to: To) => {
  const path = toPath(to)
  return path.startsWith('/') ? location.origin + path : path
}

const toUrl = (to: To) => new URL(toHref(to), location.href)

type Write = 'pushState' | 'replaceState'

/** Creates the history on top of `window.history`. */
export function createBrowserHistory(): BrowserHistory {
  const listeners = new Set<() => void>()
  let changes = 0
  const notify = () => {
    for (const changed of listeners) changed()
  }
  const change = (write: Write, to: To, state?: unknown) => {
    changes += 1
    const href = toHref(to)
    // no second entry for the same URL, so that Back leaves it
    history[href === location.href ? 'replaceState' : write]({ usr: state, key: String(changes) }, '', href)
    notify()
  }
  const push = (to: To, state?: unknown) => change('pushState', to, state)
  const replace = (to: To, state?: unknown) => change('replaceState', to, state)
  return {
    location: () => {
      const { usr = null, key = 'default' } = (history.state ?? {}) as { usr?: unknown; key?: string } // written above
      return { pathname: location.pathname, search: location.search, hash: location.hash, state: usr, key }
    },
    createHref: toPath,
    createURL: toUrl,
    encodeLocation: (to): Path => {
      const { pathname, search, hash } = toUrl(to)
      return { pathname, search, hash }
    },
    push,
    replace,
    go: (steps) => history.go(steps),
    navigate: ({ to, action }) => (action === 'replace' ? replace : push)(withBasePath(to)),
    listen: (changed) => {
      if (listeners.size === 0) addEventListener('popstate', notify)
      listeners.add(changed)
      return () => {
        listeners.delete(changed)
        if (listeners.size === 0) removeEventListener('popstate', notify)
      }
    },
  }
}

/** Returns the path below the base path, with a leading slash. */
export function stripBasePath(pathname: string, base = getBasePath()): string {
  const root = base.replace(/\/$/, '')
  return pathname.startsWith(`${root}/`) ? pathname.slice(root.length) : '/'
}
