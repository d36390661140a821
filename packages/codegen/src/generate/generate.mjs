// a description of a service → its operations as modules, for whoever has a service of their own
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { assertDescription, document, fetchDocuments, forgetDocuments, isAddress, membersOf, readFiles } from './description.mjs'
import { emitService } from './emit.mjs'
import { namer } from './names.mjs'
import { loadService } from './spec.mjs'
import { replaceFiles } from './write.mjs'

const banner = '// made by jwsk-codegen; never edited'
const isOurs = (text) => text.startsWith(banner)

async function namesIn(file) {
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

/** a file of somebody else's is never written over */
async function assertFree(files) {
  for (const file of files) {
    const text = await readFile(file, 'utf8').catch(() => undefined)
    if (text !== undefined && !isOurs(text)) throw new Error(`${file} is not made by jwsk-codegen: choose another folder with --out`)
  }
}

/**
 * Makes the operations of one description in the folder `out`. All of it is made before the first file is written.
 * @param {{ input: string, out: string, prefix?: string, names?: string, extension?: string, from?: string }} options
 */
export async function generateOperations({ input, out, prefix = '', names, extension = '', from = '@jwsk/sdk' }) {
  forgetDocuments()
  const location = isAddress(input) ? input : resolve(input)
  await fetchDocuments(location)
  assertDescription(location)
  const { title = '' } = membersOf(document(location).info)
  // a title in another script names nothing
  const service = prefix || (String(title).match(/[A-Za-z][A-Za-z\d]*/)?.[0] ?? 'own')
  const named = namer({ names: await namesIn(names), prefix, service })
  const loaded = await loadService(location, { prefix, named })
  if (loaded.operations.length === 0) throw new Error(`${input} describes no call that can be made`)
  const made = [...emitService(loaded, { from, banner, extension })].map(([name, text]) => [join(out, name), text])
  await assertFree(made.map(([file]) => file))
  const changed = await replaceFiles(new Map(made), { out, isOurs })
  return { operations: loaded.operations, changed, watched: readFiles() }
}
