// @ts-check
// converts a call that takes more than the record to an action with a form
import { formatList } from '../format-code.mjs'
import {
  createAction,
  createActionText,
  getInput,
  getKeyField,
  joinLines,
  renderKey,
  renderPermission,
  renderTone,
} from './action-parts.mjs'
import { addRequired } from './arrange-fields.mjs'
import { describeLeftOut, inferFieldKind } from './kinds.mjs'
import { renderWhen } from './state-change.mjs'

/**
 * @typedef {import('./entity').DeclaredAction} DeclaredAction
 * @typedef {import('./action-parts.mjs').ActionContext} ActionContext
 */

/**
 * Returns the fields of the form, and the properties without a kind; `undefined` if one of those is required.
 * @returns {{ readonly kinds: ReadonlyMap<string, import('./entity').Kind>, readonly leftOut: readonly import('./entity').LeftOut[] } | undefined}
 */
function getFormFields(/** @type {ActionContext} */ { entity, call, find }) {
  const key = getKeyField(call, entity.entity)
  const fields = getInput(call)
  /** @type {Map<string, import('./entity').Kind>} */
  const kinds = new Map()
  /** @type {import('./entity').LeftOut[]} */
  const leftOut = []
  for (const [name, field] of fields) {
    if (name === key) continue
    const kind = inferFieldKind({ ...entity, row: new Map(), draft: fields, kinds: new Map(), name, field, fields, find })
    const isRequired = call.required.has(name)
    if (!kind && isRequired) return undefined
    // the operation itself carries the rules of its body
    if (!kind) leftOut.push({ name: `${call.action}.${name}`, reason: describeLeftOut(field) })
    else kinds.set(name, isRequired && call.query.has(name) ? { ...kind, code: addRequired(kind.code) } : kind)
  }
  for (const { covers } of [...kinds.values()]) for (const name of covers) kinds.delete(name)
  return kinds.size === 0 ? undefined : { kinds, leftOut }
}

/** @returns {DeclaredAction | undefined} */
export function createFormAction(/** @type {ActionContext} */ context) {
  const { entity, call } = context
  const form = call.items || call.acceptsFile ? undefined : getFormFields(context)
  if (!form) return undefined
  const { kinds, leftOut } = form
  const key = getKeyField(call, entity.entity)
  const input = getInput(call)
  const fields = formatList({ open: '{', items: [...kinds].map(([name, { code }]) => `${name}: ${code}`), close: '}' }, '      ').trim()
  const lines = [
    ...renderPermission(call),
    ...renderTone(call),
    ...(key ? renderWhen(entity, call) : []),
    `api: ${entity.entity}.${call.action}`,
    `fields: ${fields}`,
    ...(key ? [`extraInput: ({ id }) => (${renderKey(key)})`] : []),
  ]
  return createAction({
    code: `action.form('${call.action}', ${joinLines(lines)})`,
    texts: [createActionText(context)],
    fields: new Map([...kinds.keys()].map((name) => [name, input.get(name) ?? {}])),
    choices: new Map([...kinds].flatMap(([name, { choices }]) => (choices ? [[name, choices]] : []))),
    place: key ? 'row' : 'toolbar',
    imports: [...kinds.values()].flatMap(({ code }) => /^\w+/.exec(code) ?? []),
    uses: [...kinds.values()].flatMap(({ uses = [] }) => uses),
    leftOut,
  })
}
