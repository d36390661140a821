// loads the repository's contracts, to generate screens from them
import { loadContracts } from '@jwsk/codegen/generate'
import { resolveFromRoot } from '../../../../scripts/lib/root.mjs'

export const contracts = loadContracts(resolveFromRoot('openapi'))
