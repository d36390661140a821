import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Lists the paths of all contracts, sorted by name. */
export const listContractFiles = () =>
  readdirSync(new URL('.', import.meta.url))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => fileURLToPath(new URL(name, import.meta.url)))
