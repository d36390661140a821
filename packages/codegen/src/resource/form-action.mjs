// @ts-check
// a call that takes more than the record → an action that asks for it first
import { formatList } from '../format-code.mjs'
import { createAction, joinLines, getInput, renderKey, getKeyField, renderPermission, createActionText, renderTone } from './action-parts.mjs'
import { inferFieldKind } from './kinds.mjs'
import { addRequired } from './arrange-fields.mjs'

/**
 * @typedef {import('./entity').DeclaredAction} DeclaredAction
 * @typedef {import('./action-parts.mjs').Asked} Asked
 */

/**
 * what a form asks for; nothing where a body holds more than plain values
 * @returns {ReadonlyMap<string, import('./entity').Kind> | undefined}
 */
function getAskedFields(/** @type {Asked} */ { entity, call, find }) {
  const key = getKeyField(call, entity.entity)
  const fields = getInput(call)
  /** @type {Map<string, import('./entity').Kind>} */
  const kinds = new Map()
  for (const [name, field] of fields) {
    if (name === key) continue
    const kind = inferFieldKind({ ...entity, row: new Map(), draft: fields, kinds: new Map(), name, field, fields, find })
    const isRequired = call.required.has(name)
    if (!kind && isRequired) return undefined
    // the rules of a body are the operation's own
    if (kind) kinds.set(name, isRequired && call.query.has(name) ? { ...kind, code: addRequired(kind.code) } : kind)
  }
  for (const { covers } of [...kinds.values()]) for (const name of covers) kinds.delete(name)
  return kinds.size === 0 ? undefined : kinds
}

/** @returns {DeclaredAction | undefined} */
export function createFormAction(/** @type {Asked} */ asked) {
  const { entity, call } = asked
  const kinds = call.items || call.acceptsFile ? undefined : getAskedFields(asked)
  if (!kinds) return undefined
  const key = getKeyField(call, entity.entity)
  const input = getInput(call)
  const fields = formatList({ open: '{', items: [...kinds].map(([name, { code }]) => `${name}: ${code}`), close: '}' }, '      ').trim()
  const lines = [
    ...renderPermission(call),
    ...renderTone(call),
    `api: ${entity.entity}.${call.action}`,
    `fields: ${fields}`,
    ...(key ? [`extraInput: ({ id }) => (${renderKey(key)})`] : []),
  ]
  return createAction({
    code: `action.form('${call.action}', ${joinLines(lines)})`,
    texts: [createActionText(asked)],
    fields: new Map([...kinds.keys()].map((name) => [name, input.get(name) ?? {}])),
    place: key ? 'row' : 'toolbar',
    imports: [...kinds.values()].flatMap(({ code }) => /^\w+/.exec(code) ?? []),
    uses: [...kinds.values()].flatMap(({ uses = [] }) => uses),
  })
}
