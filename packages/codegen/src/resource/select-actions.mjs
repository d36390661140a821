// selects the further calls of an entity that become actions of its screen
import { didYouMean } from '@jwsk/sdk/command-line'
import { listDeclarableActions } from './actions.mjs'

/** Resolves `all`, or names of calls or of their actions on screen, to calls. */
function resolveActions(entity, offered, requested = '') {
  if (requested === 'all') return offered.actions.map(({ name }) => name)
  const names = requested.split(',').flatMap((name) => name.trim() || [])
  return names.map((name) => {
    const found = offered.actions.find((one) => one.name === name || one.actionNames.includes(name))
    if (found) return found.name
    if (offered.byHand.includes(name))
      throw new Error(`${entity.entity}.${name} needs a form or a view of its own, which no contract describes`)
    const near = didYouMean(
      name,
      offered.actions.flatMap((one) => [one.name, ...one.actionNames]),
    )
    throw new Error(`${entity.entity} has no action ${name}${near || `; it has ${formatActions(offered) || 'none'}`}`)
  })
}

/** Formats actions as `audit, changeStatus (enable, disable)`. */
const formatActions = ({ actions }) =>
  actions.map(({ name, actionNames }) => (actionNames.join() === name ? name : `${name} (${actionNames.join(', ')})`)).join(', ')

/** Reads an entity with the requested actions; `left` lists the remaining ones. */
export function readEntity(contracts, path, actions) {
  contracts.assertEntity(path)
  const [service, name] = path.split('/')
  const entity = contracts.readEntity(service, name)
  const offered = listDeclarableActions(entity, contracts.findReferenced)
  const actionNames = resolveActions(entity, offered, actions)
  return {
    entity: { ...entity, selectedActions: actionNames },
    offered,
    left: { actions: offered.actions.filter((one) => !actionNames.includes(one.name)) },
  }
}

/** Describes what the screen lacks and what else the contract offers; no lines if that is nothing. */
export const describeOffer = (path, { left, byHand, leftOut }) => [
  ...leftOut.map(({ name, reason }) => `${path} is written without ${name}: ${reason}; createField makes one, or a Form shows it`),
  ...(left.actions.length > 0
    ? [`${path} can do more: ${formatActions(left)}`, '  --actions all, or some of these names, writes them into the declaration']
    : []),
  ...(byHand.length > 0 ? [`${path} can do what needs a form or a view of its own: ${byHand.join(', ')}`] : []),
]
