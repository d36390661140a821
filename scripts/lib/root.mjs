import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
export const fromRoot = (...parts) => join(root, ...parts)
export const print = (line) => process.stdout.write(`${line}\n`)
export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`
