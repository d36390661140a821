// the repository's own contracts, for whoever prints screens over them
import { loadContracts } from '@jwsk/codegen/generate'
import { resolveFromRoot } from '../../../../scripts/lib/root.mjs'

export const contracts = loadContracts(resolveFromRoot('openapi'))
