// converts an entity of the contracts to a declaration, its manifest line and its labels
import { printResource } from '../../src/index.ts'
import { contracts } from './contracts.mjs'
import { formatSource } from './edit-source.mjs'
import { readEntity } from './write-resource.mjs'

/** Everything that a screen over one entity needs, as the text of its files. */
export function createResource(path, actions) {
  const { entity } = readEntity(contracts, path, actions)
  const printed = printResource(entity, contracts.findReferenced)
  return { ...printed, declaration: formatSource(printed.declaration, 'plugins/new/resources/new.ts') }
}
