import { readdirSync, readFileSync } from 'node:fs'
import { fromRoot } from './root.mjs'

/** the folders under packages/ that go to npm: those whose package.json is not private → { folder: name on npm } */
export const publishedPackages = () =>
  Object.fromEntries(
    readdirSync(fromRoot('packages')).flatMap((folder) => {
      const manifest = JSON.parse(readFileSync(fromRoot('packages', folder, 'package.json'), 'utf8'))
      return manifest.private ? [] : [[folder, manifest.name]]
    }),
  )
