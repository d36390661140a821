import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Writes changed files and removes obsolete ones, so that a running compiler or server never sees a gap.
 * @param {ReadonlyMap<string, string>} files
 * @param {{ out: string, isOurs?: (text: string) => boolean }} place `isOurs` returns whether an existing file may be removed
 */
export async function replaceFiles(files, { out, isOurs = () => true }) {
  const changed = []
  for (const [file, text] of files) {
    if ((await readFile(file, 'utf8').catch(() => undefined)) === text) continue
    await mkdir(dirname(file), { recursive: true })
    await writeFile(`${file}.${process.pid}`, text)
    await rename(`${file}.${process.pid}`, file)
    changed.push(file)
  }
  for (const entry of await readdir(out, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath ?? entry.path, entry.name)
    if (!entry.isFile() || !entry.name.endsWith('.ts') || files.has(file)) continue
    if (isOurs(await readFile(file, 'utf8'))) await rm(file, { force: true })
  }
  return changed
}
