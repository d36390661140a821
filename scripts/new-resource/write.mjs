// everything that a screen over an entity needs, written into the repository

import { join } from 'node:path'
import { listDeclarableActions, printResource, getTitle } from '@jwsk/codegen'
import { loadContracts, didYouMean } from '@jwsk/codegen/generate'
import { root } from '../lib/root.mjs'
import { isAnswered } from './areas.mjs'
import { intoMenu, leadsTo } from './in-menu.mjs'
import { assertMockable, intoMocks } from './in-mocks.mjs'
import { assertFree, assertPlugin, intoPlugin, pathsOf } from './in-plugin.mjs'
import { planIn } from './plan.mjs'

/** `all`, or names of calls or of what a screen shows of them → the calls */
export function chosenOf(entity, offered, wanted = '') {
  if (wanted === 'all') return offered.actions.map(({ name }) => name)
  const names = wanted.split(',').flatMap((name) => name.trim() || [])
  return names.map((name) => {
    const found = offered.actions.find((one) => one.name === name || one.shownAs.includes(name))
    if (found) return found.name
    if (offered.byHand.includes(name))
      throw new Error(`${entity.entity}.${name} needs a form or a view of its own, which no contract describes`)
    const near = didYouMean(
      name,
      offered.actions.flatMap((one) => [one.name, ...one.shownAs]),
    )
    throw new Error(`${entity.entity} has no action ${name}${near || `; it has ${wordsOf(offered) || 'none'}`}`)
  })
}

/** `audit, changeStatus (enable, disable)` */
export const wordsOf = ({ actions }) =>
  actions.map(({ name, shownAs }) => (shownAs.join() === name ? name : `${name} (${shownAs.join(', ')})`)).join(', ')

/** an entity with the actions that are asked for, and what else it offers */
export function read(contracts, path, actions) {
  contracts.assertEntity(path)
  const [service, name] = path.split('/')
  const entity = contracts.readEntity(service, name)
  const offered = listDeclarableActions(entity, contracts.findReferenced)
  const chosen = chosenOf(entity, offered, actions)
  return { entity: { ...entity, chosen }, offered, left: { actions: offered.actions.filter((one) => !chosen.includes(one.name)) } }
}

/** the words of the codes beyond the usual: what a screen calls the action that each grants */
const textsOf = (offered) => new Map(offered.actions.flatMap((one) => (one.permission ? [[one.permission, one.zhCn]] : [])))

/** writes a screen into a plugin, with what the stand-in and the menu need; returns the files, and which actions were left out */
export function writeResource({ path, plugin, actions, mocks = true }, folder = root) {
  const contracts = loadContracts(join(folder, 'openapi'))
  const { entity, offered, left } = read(contracts, path, actions)
  const plan = planIn(folder)
  const address = `/${path}`
  const title = getTitle(entity)
  assertPlugin(plan, plugin)
  assertFree(plan, address)
  const near = pathsOf(plan, plugin)
  const printed = printResource(entity, contracts.findReferenced, address)
  const isThere = isAnswered(plan, entity.entity)
  if (mocks && !isThere) assertMockable(entity)
  intoPlugin(plan, { plugin, entity: entity.entity, path: address, printed, isAnswered: isThere || mocks })
  if (mocks && !isThere) intoMocks(plan, { plugin, entity, printed, contracts, title })
  if (mocks && !leadsTo(plan, address))
    intoMenu(plan, {
      ...{ plugin, near, title, code: entity.entity, path: address, prefix: entity.permission, codes: entity.codes },
      texts: textsOf(offered),
    })
  return { files: plan.write(), left, byHand: offered.byHand }
}
