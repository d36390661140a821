// @ts-check
// what every action of a declaration is written with
import { chinese, english, record } from './labels.mjs'

/**
 * @typedef {import('./entity').Entity} Entity
 * @typedef {import('./entity').Call} Call
 * @typedef {import('./entity').DeclaredAction} DeclaredAction
 * @typedef {{ readonly entity: Entity, readonly call: Call, readonly find: import('./entity').FindEntity }} Asked
 */

const cannotBeTakenBack = /^(remove|delete|disable|revoke|cancel|close|offline|stop|reject|refuse|unbind|terminate|waive|suspend|kick)/

export const inputOf = (/** @type {Call} */ { query, body }) => new Map([...query, ...body])
export const has = (/** @type {Call} */ call, /** @type {readonly string[]} */ names) => {
  const input = inputOf(call)
  return input.size === names.length && names.every((name) => input.has(name))
}

/** `id`, `ids`, `userIds` of a user: what says which record is meant */
export const keyOf = (/** @type {Call} */ call, /** @type {string} */ entity) =>
  [...inputOf(call).keys()].find((name) => ['id', 'ids', `${entity}Id`, `${entity}Ids`].includes(name))

const sentence = (/** @type {string} */ text) => text.replace(/[；。].*$/, '')

/** `审核导游` of a 导游 → `审核` */
function chineseLabel(/** @type {Call} */ { summary, action }, /** @type {string} */ title) {
  const words = chinese(summary, action)
  return words.replace(title, '').replace(/^(批量|调整)/, '') || words
}

/** @returns {import('./entity').ActionText} */
export const textOf = (/** @type {Asked} */ { entity, call }, name = call.action) => ({
  name,
  zhCn: chineseLabel(call, chinese(entity.description, entity.entity)),
  en: english(name),
})

export const followsOf = (/** @type {Asked} */ { entity, call }) => ({
  name: call.action,
  zhCn: `${sentence(call.summary)}。`,
  en: `${english(call.action)}${keyOf(call, entity.entity) ? ` this ${record(entity.entity)}` : ''}.`,
})

export const permissionLine = (/** @type {Call} */ { permission }) => (permission ? [`permission: '${permission}'`] : [])
export const toneLine = (/** @type {Call} */ { action: name }) => (cannotBeTakenBack.test(name) ? ["tone: 'danger'"] : [])
export const keyed = (/** @type {string} */ key) => (key === 'id' ? '{ id }' : `{ ${key}: id }`)
export const inLines = (/** @type {readonly string[]} */ lines) => `{\n${lines.map((line) => `      ${line},\n`).join('')}    }`

/** @returns {DeclaredAction} */
export const action = (/** @type {Partial<DeclaredAction> & Pick<DeclaredAction, 'code' | 'texts'>} */ parts) => ({
  place: 'row',
  follows: [],
  fields: new Map(),
  imports: [],
  uses: [],
  ...parts,
})
