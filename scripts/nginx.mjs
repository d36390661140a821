// finds an nginx for the delivery tests: an installed one, else Debian's; without one those tests are reported as skipped
import { delimiter, join } from 'node:path'
import { aptInstall, hasApt, isExecutable, runApt, unpack } from './lib/apt.mjs'
import { isMainModule } from './lib/cli.mjs'
import { printLine, resolveFromRoot } from './lib/root.mjs'

/** Path of an nginx whose apt package is registered as installed although its program is missing. */
const unpacked = resolveFromRoot('.cache/nginx')

/** Finds the path of an nginx on this machine. */
export const findNginx = () =>
  ['/usr/sbin', '/usr/local/sbin', ...(process.env.PATH ?? '').split(delimiter), join(unpacked, 'usr/sbin')]
    .map((folder) => join(folder, 'nginx'))
    .find(isExecutable)

/** Returns the path of nginx and installs it if necessary; `undefined` if that is impossible. */
export async function ensureNginx() {
  if (findNginx() || !hasApt) return findNginx()
  const { code } = await aptInstall('nginx-light')
  if (code !== 0) {
    await runApt('update')
    await aptInstall('nginx-light')
  }
  if (!findNginx()) await unpack(unpacked, 'nginx', 'nginx-common')
  return findNginx()
}

if (isMainModule(import.meta.url)) printLine((await ensureNginx()) ?? 'no nginx here, and none can be installed: its tests are skipped')
