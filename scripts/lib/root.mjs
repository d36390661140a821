import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
export const resolveFromRoot = (...parts) => join(root, ...parts)
export const printLine = (line) => process.stdout.write(`${line}\n`)
export const formatKilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`
