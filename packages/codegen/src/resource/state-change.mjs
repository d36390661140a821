// @ts-check
// infers which status a call sets, from the values that the contract lists for it
import { getChoiceLabels, getEnumValues } from './choices.mjs'
import { getChineseLabel } from './labels.mjs'

/**
 * @typedef {import('./entity').Entity} Entity
 * @typedef {import('./entity').Call} Call
 * @typedef {(code: string) => Readonly<Record<string, string>> | undefined} FindEntries
 * @typedef {{ readonly value: string, readonly text: string }} State
 * @typedef {{ readonly field: string, readonly isText: boolean, readonly states: readonly State[] }} StatusField
 */

/**
 * Status that a call sets: `to` is its new value, `from` the only value in which the call applies. Both are code.
 * @typedef {{ readonly field: string, readonly to?: string | undefined, readonly from?: string | undefined }} StateChange
 */

const pending = /待审|待批|审核中|已提交|pending|submitted/i

/**
 * Verbs of calls with the labels of the status that they set, and of the status that they need.
 * @type {readonly (readonly [verb: RegExp, to: RegExp, from?: RegExp])[]}
 */
const verbs = [
  [/^(approve|pass|agree)/, /(?<![不未])通过|已批准|已审核|approved|passed/i, pending],
  [/^(reject|refuse)/, /驳回|拒绝|不通过|reject|refus/i, pending],
  [/^audit/, /(?!)/, pending],
  [/^(publish|release)/, /已发布|^发布$|published|released/i],
  [/^(offline|unpublish|withdraw|revoke|recall)/, /下线|下架|撤回|撤销|offline|withdrawn|revoked/i],
  [/^cancel/, /已取消|^取消$|cancel/i],
  [/^(close|terminate|end|stop)/, /已关闭|^关闭$|终止|已结束|closed|terminated|ended|stopped/i],
  [/^(finish|complete|done)/, /已完成|^完成$|办结|completed|finished|done/i],
  [/^(start|begin)/, /进行中|已开始|started|running/i],
  [/^enable/, /启用|enabled/i],
  [/^disable/, /停用|禁用|disabled/i],
  [/^(send|ship|deliver)/, /已发送|已发货|已寄出|sent|shipped|delivered/i],
  [/^(receive|sign)/, /已收货|已签收|received|signed/i],
  [/^pay/, /已支付|已付款|已缴|paid/i],
  [/^refundApply|^applyRefund/, /退款中|待退款|申请退款|refunding/i],
  [/^refund(?!A)/, /已退款|refunded/i],
  [/^(void|invalidate)/, /作废|voided|^void$/i],
  [/^(suspend|pause)/, /挂起|暂停|suspended|paused/i],
  [/^(resume|activate)/, /已?激活|^active$/i],
]

/** @returns {readonly State[]} */
function listStates(/** @type {import('./entity').Property} */ field, /** @type {FindEntries} */ findEntries) {
  const dictionary = field['x-dict']
  if (dictionary !== undefined) return Object.entries(findEntries(dictionary) ?? {}).map(([value, text]) => ({ value, text: String(text) }))
  const values = getEnumValues(field) ?? []
  return getChoiceLabels(field, values).map(({ value, zhCn }) => ({ value, text: zhCn }))
}

/**
 * Returns the properties with a status of a record, that of the call first: `auditStatus` of `audit`.
 * @returns {readonly StatusField[]}
 */
export function listStatusFields(/** @type {Entity} */ { row }, /** @type {FindEntries} */ findEntries, action = '') {
  const found = [...row].flatMap(([name, field]) => {
    const states = /(^|[a-z])(status|state)$/i.test(name) ? listStates(field, findEntries) : []
    return states.length > 1 ? [{ field: name, isText: field.type === 'string', states }] : []
  })
  const rank = (/** @type {StatusField} */ { field }) => {
    const stem = field.replace(/status$|state$/i, '').toLowerCase()
    if (stem !== '' && action.toLowerCase().startsWith(stem)) return 0
    return stem === '' ? 1 : 2
  }
  return found.sort((one, other) => rank(one) - rank(other))
}

const findOnly = (/** @type {readonly State[]} */ states, /** @type {(state: State) => boolean} */ fits) => {
  const found = states.filter(fits)
  return found.length === 1 ? found[0] : undefined
}

/** Finds the state that a call sets: by its verb, else by `已核销` for 核销 or `archived` for `archive`. */
function findTarget(/** @type {readonly State[]} */ states, /** @type {{ action: string, verb: string }} */ { action, verb }) {
  const known = verbs.find(([pattern]) => pattern.test(action))
  if (known) return findOnly(states, ({ value, text }) => known[1].test(text) || known[1].test(value))
  const stem = action.replace(/e$/, '').toLowerCase()
  return findOnly(states, ({ value, text }) => (verb !== '' && text === `已${verb}`) || value.toLowerCase().replace(/e?d$/, '') === stem)
}

/**
 * Infers the status that a call sets, if the values of one status of the record determine it.
 * @returns {StateChange | undefined}
 */
export function findStateChange(
  /** @type {Pick<Entity, 'row' | 'description' | 'entity'> & Entity} */ entity,
  /** @type {Call} */ call,
  /** @type {FindEntries} */ findEntries,
) {
  const { action, summary } = call
  const verb = getChineseLabel(summary, action).replace(getChineseLabel(entity.description, entity.entity), '')
  const known = verbs.find(([pattern]) => pattern.test(action))
  for (const { field, isText, states } of listStatusFields(entity, findEntries, action)) {
    const render = (/** @type {State | undefined} */ state) => {
      if (!state) return undefined
      return isText ? `'${state.value.replaceAll(/['\\]/g, '\\$&')}'` : String(Number(state.value))
    }
    // the user chooses a status that is an input
    const isGiven = call.query.has(field) || call.body.has(field)
    const to = isGiven ? undefined : render(findTarget(states, { action, verb }))
    const { 2: source } = known ?? []
    const from = source && render(findOnly(states, ({ value, text }) => source.test(text) || source.test(value)))
    if (to !== undefined || from !== undefined) return { field, to, from: from === to ? undefined : from }
  }
  return undefined
}

/**
 * Renders the condition of an action on records; a comment if the contract lists states but not which applies.
 * @returns {readonly string[]}
 */
export function renderWhen(/** @type {Entity} */ entity, /** @type {Call} */ call) {
  const findEntries = (/** @type {string} */ code) => entity.entries?.get(code)
  const change = findStateChange(entity, call, findEntries)
  if (change) {
    const { field, from, to } = change
    return [`when: ({ ${field} }) => ${field} ${from === undefined ? `!== ${to}` : `=== ${from}`}`]
  }
  const [status] = listStatusFields(entity, findEntries, call.action)
  return status ? [`// when: ({ ${status.field} }) => …, if it applies to some records only; the contract does not tell`] : []
}
