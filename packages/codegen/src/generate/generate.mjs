// generates operation modules from an OpenAPI description, for services of adopters
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { emitService } from './emit.mjs'
import { loadService } from './load-service.mjs'
import { createNamer } from './names.mjs'
import {
  assertDescription,
  clearDocumentCache,
  fetchReferencedDocuments,
  getReadFiles,
  isUrl,
  loadDocument,
  toMembers,
} from './openapi-document.mjs'
import { replaceFiles } from './replace-files.mjs'

const banner = '// made by jwsk-codegen; never edited'
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
    if (text !== undefined && !isGenerated(text)) throw new Error(`${file} is not made by jwsk-codegen: choose another folder with --out`)
  }
}

/**
 * Generates the operations of one description into the folder `out`. Renders everything before it writes the first
 * file.
 * @param {{ input: string, out: string, prefix?: string, names?: string, extension?: string, from?: string }} options
 */
export async function generateOperations({ input, out, prefix = '', names, extension = '', from = '@jwsk/sdk' }) {
  clearDocumentCache()
  const location = isUrl(input) ? input : resolve(input)
  await fetchReferencedDocuments(location)
  assertDescription(location)
  const { title = '' } = toMembers(loadDocument(location).info)
  // a title in another script yields no identifier
  const service = prefix || (String(title).match(/[A-Za-z][A-Za-z\d]*/)?.[0] ?? 'own')
  const named = createNamer({ names: await readNames(names), prefix, service })
  const loaded = await loadService(location, { prefix, named })
  if (loaded.operations.length === 0) throw new Error(`${input} describes no call that can be made`)
  const made = [...emitService(loaded, { from, banner, extension })].map(([name, text]) => [join(out, name), text])
  await assertOutputFree(made.map(([file]) => file))
  const changed = await replaceFiles(new Map(made), { out, isOurs: isGenerated })
  return { operations: loaded.operations, changed, watched: getReadFiles() }
}
