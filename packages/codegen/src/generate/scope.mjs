// limits what the references of one description may read
import { existsSync, realpathSync } from 'node:fs'
import { basename, dirname, isAbsolute, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const maxDocuments = 1000
const maxBytes = 50_000_000
const maxMs = 30_000

export const isUrl = (/** @type {string} */ location) => /^https?:\/\//i.test(location)

/** Returns the name of a description in messages. */
export const getShortName = (/** @type {string} */ location) => (isUrl(location) ? location : basename(location))

const getHost = (location) => new URL(location).host
const toRealPath = (file) => (existsSync(file) ? realpathSync(file) : file)

function isInside(root, location) {
  if (isUrl(root) || isUrl(location)) return isUrl(root) && isUrl(location) && getHost(root) === getHost(location)
  const path = relative(toRealPath(dirname(root)), toRealPath(location))
  return path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path)
}

/** Creates the scope of one description: which references it follows, and how much they may read. */
export function createScope({ root, allowRefs = false }) {
  const end = Date.now() + maxMs
  let [documents, bytes] = [0, 0]
  return {
    root,
    assertAllowed(from, location) {
      if (allowRefs || isInside(root, location)) return
      const kind = isUrl(root) ? 'host' : 'folder'
      throw new Error(`${getShortName(from)}: ${location} is outside the ${kind} of the description; --allow-refs permits that`)
    },
    countDocument() {
      documents += 1
      if (documents > maxDocuments) throw new Error(`${getShortName(root)} refers to more than ${maxDocuments} documents`)
    },
    countBytes(more) {
      bytes += more
      if (bytes > maxBytes) throw new Error(`${getShortName(root)} and what it refers to exceed ${maxBytes / 1e6} MB`)
    },
    /** Returns the milliseconds that are left. */
    getRemainingMs() {
      const left = end - Date.now()
      if (left <= 0) throw new Error(`${getShortName(root)} and what it refers to cannot be read within ${maxMs / 1000} s`)
      return left
    },
  }
}

function decodePath(path) {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Resolves a file or URL relative to the document that refers to it. */
export function resolveLocation(from, path) {
  if (isUrl(path)) return new URL(path).href
  if (isUrl(from)) {
    const location = new URL(path, from).href
    if (!isUrl(location)) throw new Error(`${from}: ${path} is no address of a server`)
    return location
  }
  if (path.startsWith('file:')) return fileURLToPath(path)
  const [decoded, plain] = [decodePath(path), path].map((name) => resolve(dirname(from), name))
  return existsSync(decoded) || !existsSync(plain) ? decoded : plain
}
