import { readdirSync, readFileSync } from 'node:fs'
import { resolveFromRoot } from './root.mjs'

/** Reads the package.json of a folder of the workspace. */
export const readManifest = (folder) => JSON.parse(readFileSync(resolveFromRoot(folder, 'package.json'), 'utf8'))

/** Lists the folders of the workspace; `packages/*` means every folder there. */
const workspaces = () =>
  readManifest('').workspaces.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern]
    const parent = pattern.slice(0, -2)
    return readdirSync(resolveFromRoot(parent)).map((name) => `${parent}/${name}`)
  })

/** Returns the published packages of the workspace, i.e. all that are not private → { folder: name on npm }. */
export const getPublishedPackages = () =>
  Object.fromEntries(
    workspaces().flatMap((folder) => {
      const manifest = readManifest(folder)
      return manifest.private ? [] : [[folder, manifest.name]]
    }),
  )

/** Libraries that rollup builds, by the end of their names; a library comes after those that it imports. */
export const libraries = ['sdk', 'ui', 'kit', 'wallboard', 'mocks', 'contract-check']

/** Returns the folder of `@jwsk/<name>`. */
export const getLibraryFolder = (name) => Object.entries(getPublishedPackages()).find(([, published]) => published === `@jwsk/${name}`)[0]
