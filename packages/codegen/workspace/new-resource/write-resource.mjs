// writes everything that a screen over an entity needs into the repository

import { join } from 'node:path'
import { loadContracts } from '@jwsk/codegen/generate'
import { root } from '../../../../scripts/lib/root.mjs'
import { getTitle, printResource } from '../../src/index.ts'
import { readEntity } from '../../src/resource/select-actions.mjs'
import { addToMenu, hasMenuPath } from './add-to-menu.mjs'
import { addToMocks, assertMockable } from './add-to-mocks.mjs'
import { addToPlugin, assertPathFree, assertPlugin, getScreenPaths } from './add-to-plugin.mjs'
import { createEditPlan } from './edit-plan.mjs'
import { hasMock } from './mock-areas.mjs'

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
  return { files: plan.write(), left, byHand: offered.byHand, leftOut: printed.leftOut }
}
