// the repository's own contracts, for whoever prints screens over them
import { contractsIn } from '@jwsk/codegen/generate'
import { fromRoot } from '../lib/root.mjs'

export const contracts = contractsIn(fromRoot('openapi'))
