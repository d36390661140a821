// @ts-check
// converts the calls of an entity beyond the standard ones to actions of its declaration, with their texts and codes
import {
  createAction,
  createActionText,
  createConsequenceText,
  getInput,
  getKeyField,
  hasFields,
  joinLines,
  renderKey,
  renderPermission,
  renderTone,
} from './action-parts.mjs'
import { createFormAction } from './form-action.mjs'
import { getChineseLabel, toEnglishLabel, toRecordLabel } from './labels.mjs'
import { renderWhen } from './state-change.mjs'

/**
 * @typedef {import('./entity').Entity} Entity
 * @typedef {import('./entity').DeclaredAction} DeclaredAction
 * @typedef {import('./action-parts.mjs').ActionContext} ActionContext
 */

const importing = 'import'
const template = 'exportTemplate'

/** @returns {DeclaredAction | undefined} */
function createKitAction(/** @type {ActionContext} */ context) {
  const { entity, call } = context
  const path = `${entity.entity}.${call.action}`
  if (hasFields(call, ['ids', 'status']) && entity.row.has('status')) {
    const states = /** @type {const} */ ([
      ['enable', '启用', 'Enable'],
      ['disable', '停用', 'Disable'],
    ])
    const texts = states.map(([name, zhCn, en]) => ({ name, zhCn, en }))
    const title = getChineseLabel(entity.description, entity.entity)
    const follows = texts.map(({ name, zhCn, en }) => ({
      name,
      zhCn: `${zhCn}${title}。`,
      en: `${en} this ${toRecordLabel(entity.entity)}.`,
    }))
    return createAction({ code: `...action.enableDisable(${path})`, texts, consequences: follows })
  }
  if (call.items?.join() === 'id,sort' && entity.row.has('sort')) {
    const sort = entity.row.get('sort') ?? {}
    const texts = [{ name: 'sort', zhCn: '排序', en: 'Sort' }]
    return createAction({ code: `action.reorder(${path})`, texts, fields: new Map([['sort', sort]]) })
  }
  if (call.action === importing && call.acceptsFile && entity.actions.includes(template))
    return createAction({
      code: `action.importEntity(${entity.entity})`,
      texts: [{ name: importing, zhCn: '导入', en: 'Import' }],
      place: 'toolbar',
    })
  return undefined
}

/** @returns {DeclaredAction | undefined} */
function createFileAction(/** @type {ActionContext} */ { entity, call }) {
  const required = [...call.required]
  if (!call.returnsFile || required.length > 0) return undefined
  const path = `${entity.entity}.${call.action}`
  const run = `async (_, { client }) => {
        const { blob, filename = '${entity.entity}.xlsx' } = await client.download(${path}, {})
        saveFile(blob, filename)
      }`
  const texts =
    call.action === 'export'
      ? { zhCn: '导出全部', en: 'Export all' }
      : { zhCn: getChineseLabel(call.summary, call.action), en: toEnglishLabel(call.action) }
  return createAction({
    code: `action('${call.action}', ${joinLines(["skipConfirmReason: 'it reads a file'", ...renderPermission(call), `api: ${path}`, `run: ${run}`])})`,
    texts: [{ name: call.action, ...texts }],
    place: 'toolbar',
    imports: ['saveFile'],
  })
}

/** @returns {DeclaredAction | undefined} */
function createRunAction(/** @type {ActionContext} */ context) {
  const { entity, call } = context
  const key = getKeyField(call, entity.entity)
  const input = getInput(call)
  if (input.size > (key ? 1 : 0) || call.items || call.acceptsFile) return undefined
  const path = `${entity.entity}.${call.action}`
  const code = key ? `run: ({ id }, { client }) => client.call(${path}, ${renderKey(key)})` : `run: (_, { client }) => client.call(${path})`
  const when = key ? renderWhen(entity, call) : []
  const lines = [...renderPermission(call), ...renderTone(call), ...when, `api: ${path}`, code]
  return createAction({
    code: `action('${call.action}', ${joinLines(lines)})`,
    texts: [createActionText(context)],
    consequences: [createConsequenceText(context)],
    place: key ? 'row' : 'toolbar',
  })
}

const makers = [createKitAction, createFileAction, createRunAction, createFormAction]

/** @returns {DeclaredAction | undefined} */
function createDeclaredAction(/** @type {ActionContext} */ context) {
  // a read-only call serves a view or a reference, and the template belongs to the import
  if ((context.call.reads && !context.call.returnsFile) || context.call.action === template) return undefined
  for (const maker of makers) {
    const found = maker(context)
    if (found) return found
  }
  return undefined
}

/** Lists the calls of an entity that can be declared as actions, and those that change data but need a view. */
export function listDeclarableActions(/** @type {Entity} */ entity, /** @type {import('./entity').FindEntity} */ find) {
  const { calls = [] } = entity
  const contexts = calls.map((call) => ({ entity, call, find }))
  return {
    actions: contexts.flatMap((one) => {
      const found = createDeclaredAction(one)
      if (!found) return []
      const { action: name, permission } = one.call
      return [{ name, permission, actionNames: found.texts.map((text) => text.name), zhCn: found.texts[0]?.zhCn ?? name }]
    }),
    byHand: contexts.filter((one) => !createDeclaredAction(one) && !one.call.reads).map(({ call }) => call.action),
  }
}

/**
 * Returns the selected actions, in the contract's order.
 * @returns {readonly DeclaredAction[]}
 */
export const declareActions = (/** @type {Entity} */ entity, /** @type {import('./entity').FindEntity} */ find) =>
  (entity.calls ?? [])
    .filter(({ action: name }) => entity.selectedActions?.includes(name))
    .flatMap((call) => createDeclaredAction({ entity, call, find }) ?? [])

/** Returns the permission codes that the selected actions require. */
export const getPermissionCodes = (/** @type {Entity} */ { calls = [], selectedActions = [] }) => [
  ...new Set(calls.flatMap(({ action: name, permission }) => (permission && selectedActions.includes(name) ? [permission] : []))),
]
