// generates operation modules from an OpenAPI description, for services of adopters
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { emitService } from './emit.mjs'
import { loadService } from './load-service.mjs'
import { createNamer } from './names.mjs'
import {
  assertDescription,
  clearDocumentCache,
  getReadFiles,
  isUrl,
  loadDocument,
  openDescription,
  toMembers,
} from './openapi-document.mjs'
import { replaceFiles } from './replace-files.mjs'

const banner = '// made by `jwsk generate`; never edited'
const isGenerated = (text) => text.startsWith(banner)

async function readNames(file) {
  if (!file) return {}
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`--names: ${file} cannot be read`)
  })
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`--names: ${file} is no JSON: { "GET /boat/page": "boat.page" }`)
  }
}

/** Throws if the output would overwrite a file that was not generated. */
async function assertOutputFree(files) {
  for (const file of files) {
    const text = await readFile(file, 'utf8').catch(() => undefined)
    if (text !== undefined && !isGenerated(text)) throw new Error(`${file} is not made by jwsk generate: choose another folder with --out`)
  }
}

async function readAndEmit({ input, prefix, names, style, allowRefs }) {
  const location = isUrl(input) ? new URL(input).href : resolve(input)
  await openDescription(location, { allowRefs })
  assertDescription(location)
  const { title } = toMembers(toMembers(loadDocument(location)).info)
  // a title in another script yields no identifier
  const service = prefix || (String(title ?? '').match(/[A-Za-z][A-Za-z\d]*/)?.[0] ?? 'own')
  const notes = []
  const report = (note) => notes.push(note)
  const named = createNamer({ names: await readNames(names), prefix, service, report })
  const loaded = await loadService(location, { prefix, named, report })
  if (loaded.operations.length === 0) throw new Error(`${input} describes no call that can be made`)
  const files = await emitService(loaded, style)
  return { operations: loaded.operations, files, notes, watched: getReadFiles() }
}

/**
 * Generates the operations of one description into the folder `out`. Renders everything before it writes the first
 * file; `notes` says what is not generated as written.
 * @param {{ input: string, out: string, prefix?: string, names?: string, extension?: string, from?: string, allowRefs?: boolean, validate?: boolean, mocks?: boolean }} options
 */
export async function generateOperations({ input, out, prefix = '', names, allowRefs = false, ...options }) {
  const { extension = '', from = '@jwsk/sdk', validate = false, mocks = false } = options
  try {
    const { files, ...result } = await readAndEmit({ input, prefix, names, style: { from, banner, extension, validate, mocks }, allowRefs })
    const made = new Map([...files].map(([name, text]) => [join(out, name), text]))
    await assertOutputFree(made.keys())
    return { ...result, changed: await replaceFiles(made, { out, isOurs: isGenerated }) }
  } finally {
    clearDocumentCache()
  }
}
