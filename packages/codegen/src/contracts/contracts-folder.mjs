// finds the contracts: in this repository, else in the installed SDK
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'

const getAncestors = (folder) => (dirname(folder) === folder ? [folder] : [folder, ...getAncestors(dirname(folder))])

/** @returns {string} */
export function findContractsFolder(/** @type {string | undefined} */ given, cwd = process.cwd()) {
  if (given !== undefined) {
    if (!existsSync(given)) throw new Error(`--contracts ${given}: there is no such folder`)
    return resolve(given)
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
