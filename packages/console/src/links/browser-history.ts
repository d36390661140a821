import type { Location, Navigator, Path, To } from 'react-router-dom'
import { getBasePath, withBasePath } from './base-path'

/** A way to an address of the console. */
export interface NavigateOptions {
  /** From the root of the console, e.g. `/system/user?current=2`. */
  readonly to: string
  readonly action?: 'push' | 'replace'
}

/** The address of the page and the way to others; the router of the signed-in part works on it. */
export interface BrowserHistory extends Navigator {
  /** Where the page is now, the base path included. */
  readonly location: () => Location
  readonly navigate: (destination: NavigateOptions) => void
  /** Tells each change, the browser's own included; returns how to stop. */
  readonly listen: (changed: () => void) => () => void
}

const toPath = (to: To) => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`)

// the origin first: "//host" stays a path
const toHref = (to: To) => {
  const path = toPath(to)
  return path.startsWith('/') ? location.origin + path : path
}

const toUrl = (to: To) => new URL(toHref(to), location.href)

type Write = 'pushState' | 'replaceState'

/** The address over the browser's history. */
export function createBrowserHistory(): BrowserHistory {
  const listeners = new Set<() => void>()
  let changes = 0
  const tell = () => {
    for (const changed of listeners) changed()
  }
  const change = (write: Write, to: To, state?: unknown) => {
    changes += 1
    const href = toHref(to)
    // the way back from here leads elsewhere
    history[href === location.href ? 'replaceState' : write]({ usr: state, key: String(changes) }, '', href)
    tell()
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
      if (listeners.size === 0) addEventListener('popstate', tell)
      listeners.add(changed)
      return () => {
        listeners.delete(changed)
        if (listeners.size === 0) removeEventListener('popstate', tell)
      }
    },
  }
}

/** The part of a path below the base path, with a slash before it. */
export function stripBasePath(pathname: string, base = getBasePath()): string {
  const root = base.replace(/\/$/, '')
  return pathname.startsWith(`${root}/`) ? pathname.slice(root.length) : '/'
}
