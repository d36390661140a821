import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { toFields } from './engine/fields'
import type { WorldStorage } from './engine/world/storage'

/** Creates a storage in a JSON file, which is replaced as a whole, so that a crash leaves the old one intact. */
export function createFileStorage(file: string): WorldStorage {
  const parts = new Map<string, unknown>()
  return {
    load: async () => {
      const text = await readFile(file, 'utf8').catch(() => '{}')
      for (const [name, value] of Object.entries(toFields(JSON.parse(text)))) parts.set(name, value)
      return Object.fromEntries(parts)
    },
    save: async (changed) => {
      for (const [name, value] of Object.entries(changed)) parts.set(name, value)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(`${file}.part`, JSON.stringify(Object.fromEntries(parts)))
      await rename(`${file}.part`, file)
    },
    clear: async () => {
      parts.clear()
      await rm(file, { force: true })
    },
  }
}
