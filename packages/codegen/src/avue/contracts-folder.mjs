// where the contracts lie: in this repository, else in the SDK as it is installed
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'

const getAncestors = (folder) => (dirname(folder) === folder ? [folder] : [folder, ...getAncestors(dirname(folder))])

/** @returns {string} */
export function findContractsFolder(/** @type {string | undefined} */ said, cwd = process.cwd()) {
  if (said !== undefined) {
    if (!existsSync(said)) throw new Error(`--contracts ${said}: there is no such folder`)
    return resolve(said)
  }
  const near = getAncestors(cwd)
    .map((folder) => join(folder, 'openapi'))
    .find((folder) => existsSync(join(folder, 'system.yaml')))
  if (near) return near
  try {
    return dirname(createRequire(join(cwd, 'package.json')).resolve('@jwsk/sdk/openapi/system.json'))
  } catch {
    throw new Error('there are no contracts here: npm install @jwsk/sdk, or name their folder with --contracts')
  }
}
