// @ts-check
// fields with the fixed values that a contract enumerates, and the labels of those values
import { formatList } from '../format-code.mjs'
import { quote } from '../generate/text.mjs'
import { toEnglishLabel } from './labels.mjs'

/**
 * @typedef {import('./entity').Property} Property
 * @typedef {import('./entity').ChoiceLabel} ChoiceLabel
 */

const digits = /^-?\d+$/
const plainKey = /^(?:[a-z_$][\w$]*|0|[1-9]\d*)$/i

/**
 * Returns the values of an `enum` as text; `undefined` for other properties, and for 0 and 1, which are a switch.
 * @returns {readonly string[] | undefined}
 */
export function getEnumValues(/** @type {Property} */ { enum: values = [], type = 'string' }) {
  const known = values.filter((value) => value !== null)
  const isSwitch = type === 'integer' && known.join() === '0,1'
  const isPlain = known.every((value) => (typeof value === 'string' && value !== '') || typeof value === 'number')
  return known.length > 0 && isPlain && !isSwitch ? known.map(String) : undefined
}

/** Finds `激活` for `1` in `状态：1 激活 2 挂起`, and `sent` for `2` in `1 draft、2 sent`. */
function findChineseLabel(/** @type {string} */ description, /** @type {string} */ value) {
  const pattern = `(?<![\\w-])${value.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')}(?!\\w)\\s*[:：=-]?\\s*`
  const found = new RegExp(`${pattern}([^\\s\\w、，,；;。）)]+)`, 'u').exec(description)
  if (found || !digits.test(value)) return found?.[1]
  return new RegExp(`${pattern}([A-Za-z][\\w-]*)(?=[、；;]|$)`, 'u').exec(description)?.[1]
}

/**
 * Returns the labels of the values: those of the description in Chinese, the values themselves in English.
 * @returns {readonly ChoiceLabel[]}
 */
export const getChoiceLabels = (/** @type {Property} */ { description = '' }, /** @type {readonly string[]} */ values) =>
  values.map((value) => {
    const zhCn = findChineseLabel(description.replace(/^[^:：]*[:：]/, ''), value) ?? value
    const isEnglish = digits.test(value) && /^[A-Za-z][\w-]*$/.test(zhCn)
    return { value, zhCn, en: digits.test(value) && !isEnglish ? value : toEnglishLabel(isEnglish ? zhCn : value) }
  })

/** Renders a string literal in the quotes of formatted code; a foreign value ends neither the string nor a comment. */
const renderString = (/** @type {string} */ text) => `'${quote(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

/** Renders a key of an object literal; only a computed one does not set the prototype. */
export function renderKey(/** @type {string} */ key) {
  if (key === '__proto__') return `[${renderString(key)}]`
  return plainKey.test(key) ? key : renderString(key)
}

/**
 * Creates the field of fixed values, each in the neutral tone.
 * @returns {string}
 */
export function createChoiceCode(
  /** @type {readonly string[]} */ values,
  /** @type {{ isText: boolean, isMany?: boolean }} */ { isText, isMany = false },
) {
  const tones = formatList({ open: 'choice({', items: values.map((value) => `${renderKey(value)}: 'quiet'`), close: '})' }, '    ').trim()
  if (isMany) return addOption(tones, "join: ','")
  return isText && values.every((value) => Number.isFinite(Number(value))) ? addOption(tones, "wire: 'text'") : tones
}

/** Adds an option behind the tones. */
export const addOption = (/** @type {string} */ code, /** @type {string} */ option) =>
  code.endsWith(' })') && code.includes('}, {') ? code.replace(/ \}\)$/, `, ${option} })`) : code.replace(/\)$/, `, { ${option} })`)
