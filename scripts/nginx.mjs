// an nginx for the tests of the delivery: one that is here, else Debian's; without one those tests say that they are skipped
import { delimiter, join } from 'node:path'
import { aptInstall, hasApt, isExecutable, runApt, unpack } from './lib/apt.mjs'
import { isMainModule } from './lib/cli.mjs'
import { printLine, resolveFromRoot } from './lib/root.mjs'

/** Path of an nginx whose apt package is registered as installed although its program is missing. */
const unpacked = resolveFromRoot('.cache/nginx')

/** the path of an nginx on this machine, or undefined */
export const findNginx = () =>
  ['/usr/sbin', '/usr/local/sbin', ...(process.env.PATH ?? '').split(delimiter), join(unpacked, 'usr/sbin')]
    .map((folder) => join(folder, 'nginx'))
    .find(isExecutable)

/** the path of an nginx, installed first where there is none; undefined where none can be had */
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
