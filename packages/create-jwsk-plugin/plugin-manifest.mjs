import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const computeDigest = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`

async function computeDigests(folder, ending) {
  const names = await readdir(folder, { recursive: true })
  const files = names.map((name) => name.replaceAll('\\', '/')).filter((name) => name.endsWith(ending))
  const entries = files.sort().map(async (name) => [name, computeDigest(await readFile(join(folder, name)))])
  return Object.fromEntries(await Promise.all(entries))
}

/** Returns the range of console versions that a plugin built with this kit version supports, e.g. `^0.1`. */
export const toCaretRange = (version) => `^${version.split('.').slice(0, 2).join('.')}`

/** Creates the `config.json` entry of the plugin built in a folder, digests included. */
export async function createManifest(folder, { id, version, base = `outside/${id}/${version}/`, entry, needs }) {
  const styles = await computeDigests(folder, '.css')
  return {
    ...{ id, version, base, entry },
    files: await computeDigests(folder, '.js'),
    ...(Object.keys(styles).length > 0 && { styles }),
    needs: { console: needs },
  }
}
