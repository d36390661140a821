// generates modules of a description into a folder of this repository, where they can import the SDK
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateOperations } from '@jwsk/codegen/generate'
import { resolveFromRoot } from '../../../scripts/lib/root.mjs'

/**
 * Generates into `.cache/<name>` and imports the operations.
 * @param {string} name
 * @param {string} description
 * @param {object} [options]
 * @returns {Promise<{ operations: any[], notes: string[], modules: any, createHandlers: any, folder: string, remove: () => Promise<void> }>}
 */
export async function importGenerated(name, description, options) {
  const folder = resolveFromRoot('.cache', name)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const input = join(folder, 'api.json')
  await writeFile(input, description)
  const { operations, notes } = await generateOperations({ input, out: join(folder, 'made'), ...options })
  const modules = await import(/* @vite-ignore */ join(folder, 'made/index.ts'))
  const mocks = options?.mocks ? await import(/* @vite-ignore */ join(folder, 'made/mocks.ts')) : undefined
  return {
    operations,
    notes,
    modules,
    createHandlers: mocks?.createHandlers,
    folder,
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
