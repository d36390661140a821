// collects all edits of a command before it writes any, so that an error leaves no partial result
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { formatSource } from './edit-source.mjs'

export function createEditPlan(folder) {
  const planned = new Map()
  const exists = (path) => planned.has(path) || existsSync(join(folder, path))
  const read = (path) => planned.get(path) ?? readFileSync(join(folder, path), 'utf8')
  return {
    exists,
    read,
    /** Lists the files below a folder, as paths from the root. */
    below: (path) =>
      (existsSync(join(folder, path)) ? readdirSync(join(folder, path), { recursive: true, withFileTypes: true }) : [])
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
        .sort(),
    create(path, text) {
      if (exists(path)) throw new Error(`${path} exists already; nothing was written`)
      planned.set(path, text)
    },
    change(path, make) {
      const text = make(read(path))
      if (text !== read(path)) planned.set(path, text)
    },
    /** Formats and writes all files, and returns their paths. */
    write() {
      const laid = [...planned].map(([path, text]) => [path, /\.(tsx?|json)$/.test(path) ? formatSource(text, path) : text])
      for (const [path, text] of laid) {
        mkdirSync(dirname(join(folder, path)), { recursive: true })
        writeFileSync(join(folder, path), text)
      }
      return laid.map(([path]) => path)
    },
  }
}
