// an entity of the contracts → a declaration, its manifest line and its labels
import { spawnSync } from 'node:child_process'
import { printResource } from '@jwsk/codegen'
import { fromRoot } from '../lib/root.mjs'
import { findReferenced, readEntity } from './entity.mjs'

/** as `npm run format` would have it */
function laidOut(code) {
  const { stdout, status, stderr } = spawnSync(
    process.execPath,
    [fromRoot('node_modules/@biomejs/biome/bin/biome'), 'format', '--stdin-file-path=plugins/new/resources/new.ts'],
    { cwd: fromRoot(''), input: code, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(stderr)
  return stdout
}

/** Everything that a screen over one entity needs, as the text of its files. */
export function newResource(path) {
  const [service, name] = path.split('/')
  const printed = printResource(readEntity(service, name), findReferenced)
  return { ...printed, declaration: laidOut(printed.declaration) }
}
