// @ts-check
// shared helpers that render the actions of a declaration
import { getChineseLabel, toEnglishLabel, toRecordLabel } from './labels.mjs'

/**
 * @typedef {import('./entity').Entity} Entity
 * @typedef {import('./entity').Call} Call
 * @typedef {import('./entity').DeclaredAction} DeclaredAction
 * @typedef {{ readonly entity: Entity, readonly call: Call, readonly find: import('./entity').FindEntity }} ActionContext
 */

const irreversiblePattern = /^(remove|delete|disable|revoke|cancel|close|offline|stop|reject|refuse|unbind|terminate|waive|suspend|kick)/

export const getInput = (/** @type {Call} */ { query, body }) => new Map([...query, ...body])
export const hasFields = (/** @type {Call} */ call, /** @type {readonly string[]} */ names) => {
  const input = getInput(call)
  return input.size === names.length && names.every((name) => input.has(name))
}

/** Returns the parameter that identifies the record: `id`, `ids`, `userIds` of a user. */
export const getKeyField = (/** @type {Call} */ call, /** @type {string} */ entity) =>
  [...getInput(call).keys()].find((name) => ['id', 'ids', `${entity}Id`, `${entity}Ids`].includes(name))

const sentence = (/** @type {string} */ text) => text.replace(/[；。].*$/, '')

/** Shortens `审核导游` of a 导游 to `审核`. */
function chineseLabel(/** @type {Call} */ { summary, action }, /** @type {string} */ title) {
  const words = getChineseLabel(summary, action)
  return words.replace(title, '').replace(/^(批量|调整)/, '') || words
}

/** @returns {import('./entity').ActionText} */
export const createActionText = (/** @type {ActionContext} */ { entity, call }, name = call.action) => ({
  name,
  zhCn: chineseLabel(call, getChineseLabel(entity.description, entity.entity)),
  en: toEnglishLabel(name),
})

export const createConsequenceText = (/** @type {ActionContext} */ { entity, call }) => ({
  name: call.action,
  zhCn: `${sentence(call.summary)}。`,
  en: `${toEnglishLabel(call.action)}${getKeyField(call, entity.entity) ? ` this ${toRecordLabel(entity.entity)}` : ''}.`,
})

export const renderPermission = (/** @type {Call} */ { permission }) => (permission ? [`permission: '${permission}'`] : [])
export const renderTone = (/** @type {Call} */ { action: name }) => (irreversiblePattern.test(name) ? ["tone: 'danger'"] : [])
export const renderKey = (/** @type {string} */ key) => (key === 'id' ? '{ id }' : `{ ${key}: id }`)
export const joinLines = (/** @type {readonly string[]} */ lines) =>
  `{\n${lines.map((line) => `      ${line}${line.startsWith('//') ? '' : ','}\n`).join('')}    }`

/** @returns {DeclaredAction} */
export const createAction = (/** @type {Partial<DeclaredAction> & Pick<DeclaredAction, 'code' | 'texts'>} */ parts) => ({
  place: 'row',
  consequences: [],
  fields: new Map(),
  choices: new Map(),
  imports: [],
  uses: [],
  leftOut: [],
  ...parts,
})
