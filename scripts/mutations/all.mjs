// every gate that is broken once, its file and its suite named from the root
import { clientMutations } from './client.mjs'
import { codegenMutations } from './codegen.mjs'
import { deliveryMutations } from './delivery.mjs'
import { foreignMutations } from './foreign.mjs'
import { gateMutations } from './gates.mjs'
import { outsideMutations } from './outside.mjs'
import { pluginMutations } from './plugins.mjs'
import { profileMutations } from './profiles.mjs'
import { screenMutations } from './screens.mjs'
import { sessionMutations } from './session.mjs'
import { transportMutations } from './transport.mjs'
import { viewMutations } from './views.mjs'

const prefixFolder = (folder, mutations) => mutations.map((one) => ({ ...one, file: `${folder}/${one.file}`, suite: `${folder}/${one.suite}` }))

export const mutations = [
  ...prefixFolder('packages/sdk/src', [...sessionMutations, ...transportMutations, ...clientMutations, ...profileMutations]),
  ...prefixFolder('packages', [...screenMutations, ...viewMutations, ...foreignMutations, ...outsideMutations]),
  ...prefixFolder('packages/codegen/src/generate', codegenMutations),
  ...prefixFolder('plugins', pluginMutations),
  ...prefixFolder('scripts', [...gateMutations, ...deliveryMutations]),
]

/** the file's text with the gate broken; throws where what is to be broken no longer stands there */
export function applyMutation(text, { file, find, put, also = [] }) {
  let changed = text
  for (const [from, to] of [[find, put], ...also]) {
    if (!changed.includes(from)) throw new Error(`${file}: nothing reads ${from}`)
    changed = changed.replaceAll(from, () => to)
  }
  return changed
}
