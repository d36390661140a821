// generates the operations of a description that a test writes
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { generateOperations } from '@jwsk/codegen/generate'

/**
 * Runs `use` with a temporary folder that has the files.
 * @template T
 * @param {Record<string, string | Uint8Array>} files
 * @param {(folder: string) => Promise<T>} use
 */
export async function withFiles(files, use) {
  const folder = await mkdtemp(join(tmpdir(), 'description-'))
  try {
    for (const [name, content] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true })
      await writeFile(join(folder, name), content)
    }
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Generates from the first of the files, and returns the operations, the notes and the text of each module.
 * @param {string | Record<string, string | Uint8Array>} files
 * @param {object} [options]
 * @returns {Promise<{ operations: { id: string, entity: string, action: string }[], notes: string[], texts: Map<string, string> }>}
 */
export const generateFrom = (files, options) =>
  withFiles(typeof files === 'string' ? { 'api.yaml': files } : files, async (folder) => {
    const [input] = typeof files === 'string' ? ['api.yaml'] : Object.keys(files)
    const out = join(folder, 'made')
    const { operations, notes } = await generateOperations({ input: join(folder, input), out, ...options })
    const texts = new Map()
    for (const name of await readdir(out)) texts.set(name, await readFile(join(out, name), 'utf8'))
    return { operations, notes, texts }
  })

/** Renders a description of the paths, and of the schemas if there are any. */
export const describePaths = (paths, schemas = {}) =>
  JSON.stringify({ openapi: '3.1.0', info: { title: 'Harbour', version: '1' }, paths, components: { schemas } })

/** @returns {object} */
export const json = (schema) => ({ content: { 'application/json': { schema } } })
/** @returns {object} */
export const answer = (schema) => ({ responses: { 200: { description: 'ok', ...(schema === undefined ? {} : json(schema)) } } })
export const ref = (name) => ({ $ref: `#/components/schemas/${name}` })

const oneLine = (text) => text.replaceAll(';', '').replace(/\s+/g, ' ')

/** Returns the type of an exported schema in one line. */
export const readType = (texts, name) =>
  oneLine(texts.get('shapes.ts').match(new RegExp(`^export type ${name} = ([^]*?);\n(?=\n|$)`, 'm'))?.[1] ?? '')

/** Returns the run-time value of an operation, and the text of its type, in one line. */
export const readOperationLine = (texts, file, action) => texts.get(file).match(new RegExp(`^ {2}${action}: (\\{.*\\}),$`, 'm'))?.[1]
export const readOperationType = (texts, file, action) =>
  oneLine(texts.get(file).match(new RegExp(`^ {2}readonly ${action}: ([^]*?)(?=\\n {2}/\\*\\*|\\n}\\n)`, 'm'))?.[1] ?? '')
