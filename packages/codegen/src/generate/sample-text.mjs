// makes plausible texts and numbers by format and name

const pick = (random, list) => list[Math.floor(random() * list.length)]
const toInteger = (random, min, max) => min + Math.floor(random() * (max - min + 1))
const pad = (number, length = 2) => String(number).padStart(length, '0')

const names = ['Ada Lovelace', 'Grace Hopper', 'Alan Turing', 'Katherine Johnson', '李伟', '王芳']
const titles = ['Heron', 'Kite', 'Blue Harbour', 'North Gate', '海鸥', '青云']
const words = ['alpha', 'bravo', 'delta', 'echo', 'harbour', 'lantern', 'meadow', 'orchid']
const sentences = ['Opens at nine.', 'Two guests, one night.', 'Checked last week.', '每天九点开放。']

const makeDate = (random) => `2026-${pad(toInteger(random, 1, 12))}-${pad(toInteger(random, 1, 28))}`
const makeTime = (random) => `${pad(toInteger(random, 8, 19))}:${pad(toInteger(random, 0, 59))}:00`
const makeDateTime = (random) => `${makeDate(random)}T${makeTime(random)}Z`
const makeHex = (random, length) => Array.from({ length }, () => toInteger(random, 0, 15).toString(16)).join('')
const makeEmail = (random) => `${pick(random, words)}@example.com`
const makeAddress = (random) => `https://example.com/${pick(random, words)}`
const makeWord = (random) => pick(random, words)

const textByFormat = new Map([
  ['date', makeDate],
  ['date-time', makeDateTime],
  ['time', (random) => `${makeTime(random)}Z`],
  ['email', makeEmail],
  ['uuid', (random) => `${makeHex(random, 8)}-${makeHex(random, 4)}-4${makeHex(random, 3)}-a${makeHex(random, 3)}-${makeHex(random, 12)}`],
  ['uri', makeAddress],
  ['url', makeAddress],
  ['ipv4', (random) => `192.0.2.${toInteger(random, 1, 254)}`],
  ['ipv6', (random) => `2001:db8::${makeHex(random, 4)}`],
  ['hostname', (random) => `${makeWord(random)}.example.com`],
  ['byte', () => 'bW9jaw=='],
])

// the first pattern that fits the name of a field decides
const textByName = [
  [/e?mail$/i, makeEmail],
  [/phone|mobile|tel$/i, (random) => `138${pad(toInteger(random, 0, 99999999), 8)}`],
  [/avatar|image|photo|picture|logo/i, (random) => `https://example.com/${makeWord(random)}.png`],
  [/ur[il]$|link$|href$|website/i, makeAddress],
  [/date$|birthday/i, makeDate],
  [/time$|At$|_at$/, makeDateTime],
  [/colou?r$/i, (random) => `#${makeHex(random, 6)}`],
  [/currency/i, () => 'CNY'],
  [/country/i, () => 'CN'],
  [/city$/i, (random) => pick(random, ['Hangzhou', 'Lisbon', 'Oslo'])],
  [/address$/i, (random) => `${toInteger(random, 1, 99)} Harbour Street`],
  [/description|remark|comment|summary|content|message|note/i, (random) => pick(random, sentences)],
  [/(user|nick|real|full|first|last|contact).?name|author|owner/i, (random) => pick(random, names)],
  [/name$|title|label/i, (random) => pick(random, titles)],
  [/ids?$/i, (random) => String(toInteger(random, 1000, 9999))],
  [/code$|no$|number$/i, (random) => `A${toInteger(random, 1000, 9999)}`],
]

/** Makes a text for a field of the name. */
export function makeText({ format, minLength = 0, maxLength = Number.POSITIVE_INFINITY }, name, random) {
  const make = textByFormat.get(format) ?? textByName.find(([pattern]) => pattern.test(name))?.[1] ?? makeWord
  const text = make(random)
  return [...text.padEnd(Math.min(minLength, maxTextLength), 'x')].slice(0, maxLength).join('')
}
const maxTextLength = 10_000

// name of a field, its usual range, and digits after the point
const ranges = [
  [/age$/i, 18, 80, 0],
  [/lat(itude)?$/i, -60, 60, 6],
  [/(lng|lon|longitude)$/i, -180, 180, 6],
  [/price|amount|cost|fee|total.?money|balance/i, 1, 500, 2],
  [/percent|progress|score/i, 0, 100, 0],
  [/rat(e|io)$/i, 0, 1, 2],
  [/year$/i, 2020, 2026, 0],
  [/ids?$/i, 1000, 9999, 0],
]

/** Makes a number for a field of the name, within the limits. */
export function makeNumber(schema, name, random) {
  const { type, minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema
  const isInteger = type === 'integer'
  const step = isInteger ? 1 : 1e-6
  const lowest = Math.max(
    minimum ?? Number.NEGATIVE_INFINITY,
    exclusiveMinimum === undefined ? Number.NEGATIVE_INFINITY : exclusiveMinimum + step,
  )
  const highest = Math.min(
    maximum ?? Number.POSITIVE_INFINITY,
    exclusiveMaximum === undefined ? Number.POSITIVE_INFINITY : exclusiveMaximum - step,
  )
  const [, low, high, digits] = ranges.find(([pattern]) => pattern.test(name)) ?? [undefined, 1, 100, 0]
  const usual = low + random() * (high - low)
  const rounded = Number(usual.toFixed(isInteger ? 0 : digits))
  if (rounded >= lowest && rounded <= highest) return rounded
  // the usual range is none of this field: the number closest to it that is allowed
  const closest = Math.min(Math.max(rounded, lowest), highest)
  return isInteger ? Math.ceil(closest) : closest
}
