// infers what a column's values are selected from: a dictionary, a tree, records of another entity, or a toggle
import { createChoiceCode, getChoiceLabels, getEnumValues } from '../resource/choices.mjs'
import { isRecord, isUnreadable } from './values.mjs'

const dictionary = /\/dict(-biz)?\/(?:dictionary|dictionary-tree|list-by-code)\?(?:.*&)?code=([\w-]+)/
const isNumeric = ({ type }) => type === 'integer' || type === 'number'

/** Texts that the kit has for the two states of a switch. */
const statesByWord = [
  { words: 'yes', on: ['是', '有', 'yes', 'true'], off: ['否', '无', 'no', 'false'] },
  { words: 'enabled', on: ['启用', '开启', '开', 'enabled', 'on'], off: ['禁用', '停用', '关闭', '关', 'disabled', 'off'] },
  { words: 'shown', on: ['显示', '展示', 'shown'], off: ['隐藏', '不显示', 'hidden'] },
]

/** Renders a value of the wire type as code. */
function wireValue(value, { type }) {
  if (type === 'boolean') return value === true || value === 'true' ? 'true' : 'false'
  return isNumeric({ type }) ? String(Number(value)) : `'${String(value).replaceAll("'", '’')}'`
}

const toToggle = ({ on, off, words }, field) => {
  const wordsOption = words === 'yes' ? '' : `, words: '${words}'`
  return `toggle({ on: ${wireValue(on, field)}, off: ${wireValue(off, field)}${wordsOption} })`
}

/** what only the run time knows, such as a translated label, is named */
const toWord = (value) => (isUnreadable(value) ? `(${value.what})` : value)

const getOptions = ({ dicData, props }) =>
  (Array.isArray(dicData) ? dicData : [])
    .filter(isRecord)
    .map((entry) => ({ label: String(toWord(entry[props?.label ?? 'label']) ?? ''), value: toWord(entry[props?.value ?? 'value']) }))

function getStates(pairs) {
  if (pairs.length !== 2) return undefined
  for (const { words, on, off } of statesByWord) {
    const yes = pairs.find(({ label }) => on.includes(label.toLowerCase()))
    const no = pairs.find(({ label }) => off.includes(label.toLowerCase()))
    if (yes && no) return { words, on: yes.value, off: no.value }
  }
  return undefined
}

/** Infers a toggle from a switch or from two options whose labels mean yes and no. */
export function inferToggle(column, field) {
  const pairs = getOptions(column)
  const states = getStates(pairs)
  if (states) return toToggle(states, field)
  if (column.type !== 'switch') return undefined
  const [off = { value: 0 }, on = { value: 1 }] = pairs
  return toToggle(field.type === 'boolean' ? { on: true, off: false, words: 'yes' } : { on: on.value, off: off.value, words: 'yes' }, field)
}

const isMany = ({ multiple, type }) => multiple === true || type === 'checkbox'

function createDictKind(column, field, [, business, code]) {
  const kind = business ? 'bizDict' : 'dict'
  if (isNumeric(field)) return `${kind}('${code}')`
  return `${kind}('${code}', ${isMany(column) ? "{ join: ',' }" : "{ wire: 'text' }"})`
}

const toContractPath = (url) =>
  url
    .split('?')[0]
    .replace(/^\/api(?=\/)/, '')
    .replace(/^\/blade-/, '/jwsk-')

/** Infers a kind from the operation of the contracts that loads the choices. */
function inferOperationKind(column, contracts) {
  const call = contracts.findCall(toContractPath(column.dicUrl))
  if (!call) return { warning: `dicUrl ${column.dicUrl} → the contracts have no such call; name one of theirs` }
  const many = isMany(column) ? ["join: ','"] : []
  const uses = [{ service: call.service, entity: call.entity }]
  if (/tree/i.test(call.action))
    return {
      code: `tree({ ${[`operation: ${call.entity}.${call.action}`, ...many, ...(column.checkStrictly && many.length > 0 ? ['strict: true'] : [])].join(', ')} })`,
      uses,
    }
  return createReferenceKind(column, call, { contracts, many })
}

/** Creates a reference to records of another entity, by id or by another property if both of its lists contain it. */
function createReferenceKind({ dicUrl, props }, call, { contracts, many }) {
  const { service, entity } = call
  const [key = 'id', label] = [props?.value, props?.label]
  const uses = [{ service, entity }]
  const found = key === 'id' ? contracts.findReferenced(entity) : undefined
  if (found && !/Id$/.test(found.label))
    return { code: `reference(${entity}, '${found.label}'${many.length > 0 ? `, { ${many.join()} }` : ''})`, uses }
  if (key !== 'id' && contracts.canName(call, { key, label }))
    return {
      code: `reference({ page: ${entity}.page, names: ${entity}.${call.action} }, '${label}', { ${[`keyField: '${key}'`, ...many].join(', ')} })`,
      uses,
    }
  return { warning: `dicUrl ${dicUrl} → write a reference: \`reference(${entity}, …${key === 'id' ? '' : `, { keyField: '${key}' }`})\`` }
}

const isLatin = (label) => !/[^\p{Script=Latin}\p{Script=Common}]/u.test(label)

/** Creates a field with the options' values, or with those of the contract if it enumerates them. */
function createFixedChoice(column, field, pairs) {
  const isNumber = isNumeric(field)
  const labelByValue = new Map(pairs.map(({ label, value }) => [String(value), label]))
  const values = getEnumValues(field) ?? [...labelByValue.keys()]
  const isUsable = (value) => (isNumber ? /^-?\d+$/.test(value) : /^[^()]+$/.test(value))
  if (!values.every(isUsable) || (isNumber && isMany(column))) return undefined
  const unknown = [...labelByValue.keys()].filter((value) => !values.includes(value))
  const choices = getChoiceLabels(field, values).map((one) => {
    const label = labelByValue.get(one.value)
    return label ? { ...one, zhCn: label, ...(isLatin(label) && { en: label }) } : one
  })
  return {
    code: createChoiceCode(values, { isText: !isNumber, isMany: isMany(column) }),
    choices,
    ...(unknown.length > 0 && { warning: `dicData ${unknown.join(', ')} → the contract has no such value` }),
  }
}

/**
 * Infers the field kind for the choices of a column: its code with the entities that it needs, or a warning.
 * @returns {{ code?: string, uses?: { service: string, entity: string }[], choices?: readonly import('../resource/entity').ChoiceLabel[], warning?: string }}
 */
export function inferChoiceKind(column, field, contracts) {
  const toggle = field.type === 'boolean' || isNumeric(field) || field.type === 'string' ? inferToggle(column, field) : undefined
  if (toggle) return { code: toggle }
  const url = column.dicUrl
  if (typeof url === 'string') {
    const code = dictionary.exec(url)
    if (code) return { code: createDictKind(column, field, code) }
    return field.type === 'string'
      ? inferOperationKind(column, contracts)
      : { warning: `dicUrl ${url} → the wire has no text here; the contract’s own kind is taken` }
  }
  if (isUnreadable(url) || isUnreadable(column.dicData)) return {}
  const pairs = getOptions(column)
  const missing = Array.isArray(column.dicData) ? column.dicData.length - pairs.length : 0
  if (pairs.length === 0 && missing === 0) return {}
  const choice = missing === 0 ? createFixedChoice(column, field, pairs) : undefined
  if (choice) return choice
  const rest = missing > 0 ? `, and ${missing} that are not in this file` : ''
  return {
    warning: `dicData ${pairs.map(({ label, value }) => `${value} = ${label}`).join(', ')}${rest} → make a dictionary of them, then \`dict('…')\``,
  }
}

/** Returns a warning if the option names another dictionary than the contract. */
export function hasOtherDictionary({ dicUrl }, { 'x-dict': own }) {
  const [, , code] = (typeof dicUrl === 'string' && dictionary.exec(dicUrl)) || []
  return own !== undefined && code !== undefined && code !== own
    ? `dicUrl names the dictionary ${code}, the contract ${own} → the contract’s is taken`
    : undefined
}
