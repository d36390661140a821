import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { mkdir, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root } from './root.mjs'

/** Lists the files of a folder with this ending, as paths from the root. */
export const glob = (folder, ending) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name))

/** Lists every file that git tracks or would add, as paths from `folder`. */
export const listTrackedFiles = (folder = root) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
    .split('\0')
    .filter(Boolean)

/** Whether a file or folder exists. */
export const exists = (file) =>
  stat(file).then(
    () => true,
    () => false,
  )

/** Writes a file of a running server, which never reads half of it. */
export async function writeAtomically(to, text) {
  await mkdir(dirname(to), { recursive: true })
  await writeFile(`${to}.new`, text)
  await rename(`${to}.new`, to)
}
