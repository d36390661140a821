// writes everything that a screen over an entity needs into the repository

import { join } from 'node:path'
import { didYouMean, loadContracts } from '@jwsk/codegen/generate'
import { root } from '../../../../scripts/lib/root.mjs'
import { getTitle, listDeclarableActions, printResource } from '../../src/index.ts'
import { addToMenu, hasMenuPath } from './add-to-menu.mjs'
import { addToMocks, assertMockable } from './add-to-mocks.mjs'
import { addToPlugin, assertPathFree, assertPlugin, getScreenPaths } from './add-to-plugin.mjs'
import { createEditPlan } from './edit-plan.mjs'
import { hasMock } from './mock-areas.mjs'

/** Resolves `all`, or names of calls or of their actions on screen, to calls. */
export function resolveActions(entity, offered, requested = '') {
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
export const formatActions = ({ actions }) =>
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

/** Returns the labels of nonstandard permission codes: the screen's label of the action that each grants. */
const getPermissionTexts = (offered) => new Map(offered.actions.flatMap((one) => (one.permission ? [[one.permission, one.zhCn]] : [])))

/** Writes a screen into a plugin, with its mock and menu entries; returns the files and the omitted actions. */
export function writeResource({ path, plugin, actions, mocks = true }, folder = root) {
  const contracts = loadContracts(join(folder, 'openapi'))
  const { entity, offered, left } = readEntity(contracts, path, actions)
  const plan = createEditPlan(folder)
  const address = `/${path}`
  const title = getTitle(entity)
  assertPlugin(plan, plugin)
  assertPathFree(plan, address)
  const near = getScreenPaths(plan, plugin)
  const printed = printResource(entity, contracts.findReferenced, address)
  const isThere = hasMock(plan, entity.entity)
  if (mocks && !isThere) assertMockable(entity)
  addToPlugin(plan, { plugin, entity: entity.entity, path: address, printed, isAnswered: isThere || mocks })
  if (mocks && !isThere) addToMocks(plan, { plugin, entity, printed, contracts, title })
  if (mocks && !hasMenuPath(plan, address))
    addToMenu(plan, {
      ...{ plugin, near, title, code: entity.entity, path: address, prefix: entity.permission, codes: entity.codes },
      texts: getPermissionTexts(offered),
    })
  return { files: plan.write(), left, byHand: offered.byHand }
}
