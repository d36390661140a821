// @ts-check
// a call that takes more than the record → an action that asks for it first
import { listed } from '../layout.mjs'
import { action, inLines, inputOf, keyed, keyOf, permissionLine, textOf, toneLine } from './action-parts.mjs'
import { kindOf } from './kinds.mjs'
import { requiring } from './lists.mjs'

/**
 * @typedef {import('./entity').DeclaredAction} DeclaredAction
 * @typedef {import('./action-parts.mjs').Asked} Asked
 */

/**
 * what a form asks for; nothing where a body holds more than plain values
 * @returns {ReadonlyMap<string, import('./entity').Kind> | undefined}
 */
function askedBy(/** @type {Asked} */ { entity, call, find }) {
  const key = keyOf(call, entity.entity)
  const fields = inputOf(call)
  /** @type {Map<string, import('./entity').Kind>} */
  const kinds = new Map()
  for (const [name, field] of fields) {
    if (name === key) continue
    const kind = kindOf({ ...entity, row: new Map(), draft: fields, kinds: new Map(), name, field, fields, find })
    const isRequired = call.required.has(name)
    if (!kind && isRequired) return undefined
    // the rules of a body are the operation's own
    if (kind) kinds.set(name, isRequired && call.query.has(name) ? { ...kind, code: requiring(kind.code) } : kind)
  }
  for (const { covers } of [...kinds.values()]) for (const name of covers) kinds.delete(name)
  return kinds.size === 0 ? undefined : kinds
}

/** @returns {DeclaredAction | undefined} */
export function form(/** @type {Asked} */ asked) {
  const { entity, call } = asked
  const kinds = call.items || call.takesFile ? undefined : askedBy(asked)
  if (!kinds) return undefined
  const key = keyOf(call, entity.entity)
  const input = inputOf(call)
  const fields = listed({ open: '{', items: [...kinds].map(([name, { code }]) => `${name}: ${code}`), close: '}' }, '      ').trim()
  const lines = [
    ...permissionLine(call),
    ...toneLine(call),
    `api: ${entity.entity}.${call.action}`,
    `fields: ${fields}`,
    ...(key ? [`send: ({ id }) => (${keyed(key)})`] : []),
  ]
  return action({
    code: `action.form('${call.action}', ${inLines(lines)})`,
    texts: [textOf(asked)],
    fields: new Map([...kinds.keys()].map((name) => [name, input.get(name) ?? {}])),
    place: key ? 'row' : 'toolbar',
    imports: [...kinds.values()].flatMap(({ code }) => /^\w+/.exec(code) ?? []),
    uses: [...kinds.values()].flatMap(({ uses = [] }) => uses),
  })
}
