// an entity of the contracts → a declaration, its manifest line and its labels
import { printResource } from '@jwsk/codegen'
import { contracts } from './contracts.mjs'
import { laidOut } from './source.mjs'
import { read } from './write.mjs'

/** Everything that a screen over one entity needs, as the text of its files. */
export function newResource(path, actions) {
  const { entity } = read(contracts, path, actions)
  const printed = printResource(entity, contracts.findReferenced)
  return { ...printed, declaration: laidOut(printed.declaration, 'plugins/new/resources/new.ts') }
}
