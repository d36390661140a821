import { accessSync, constants } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { run } from './run.mjs'

/** Whether a file is executable. */
export const isExecutable = (file) => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Whether Debian packages can be installed here. */
export const hasApt = process.platform === 'linux' && process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get')

export const runApt = (...args) => run('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' } })
export const aptInstall = (...names) => runApt('install', '-y', '--no-install-recommends', ...names)

/** Extracts packages below a folder, for those that apt considers installed although their programs are missing. */
export async function unpack(folder, ...names) {
  const at = { cwd: folder }
  await mkdir(folder, { recursive: true })
  await run('apt-get', ['download', ...names], at)
  for (const name of await readdir(folder)) if (name.endsWith('.deb')) await run('dpkg-deb', ['-x', name, '.'], at)
}
