// renders what a description says as TypeScript: strings, values, names and comments

// characters that end a line, or that make text look like other text: byte order marks, directions, joiners
const unsafeInString = /[\p{Cf}\p{Zl}\p{Zp}\u007f-\u009f]/gu
const escapeUnits = (character) =>
  [...Array(character.length).keys()].map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`).join('')

/** Renders text as a string literal that ends no comment and no script element. */
export const quote = (text) => JSON.stringify(text).replace(unsafeInString, escapeUnits).replaceAll('*/', '*\\/').replaceAll('</', '<\\/')

const plainKey = /^[A-Za-z_$][\w$]*$/

function renderMember(name, value) {
  // only a computed key does not set the prototype
  const key = name === '__proto__' ? `[${quote(name)}]` : renderPropertyName(name)
  // for a name that every object has, the compiler expects what every object has there
  const isInherited = typeof value === 'object' && name in Object.prototype
  return `${key}: ${renderValue(value)}${isInherited ? ' as const' : ''}`
}

/** Renders a member name of a type. */
export const renderPropertyName = (name) => (plainKey.test(name) ? name : quote(name))

// openapi-typescript takes these in a name for parts of a pointer
const inPointer = /[%#~/\uE000]/g
export const escapePointer = (name) => name.replace(inPointer, (sign) => `\uE000${sign.charCodeAt(0)};`)
export const unescapePointer = (name) => name.replace(/\uE000(\d+);/g, (_, code) => String.fromCharCode(Number(code)))

/** Renders plain data as a literal. */
export function renderValue(value) {
  if (typeof value === 'string') return quote(value)
  if (Array.isArray(value)) return `[${value.map(renderValue).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  return `{${members.map((entry) => renderMember(...entry)).join(',')}}`
}

/** Returns text in one line, without signs that a terminal or an editor obeys. */
export const toLine = (text) => text.replace(/[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim()

/** Returns text in one line that ends no comment and that no tool takes for a directive or a tag. */
export const toCommentText = (text) =>
  toLine(text)
    .replaceAll('*/', '*\\/')
    .replace(/(^|\s)@/g, '$1\\@')

/** Returns a scalar as text; `undefined` if it is none. */
export const toText = (value) => (['string', 'number', 'boolean'].includes(typeof value) ? String(value) : undefined)

export function capitalize(word) {
  const [first = '', ...rest] = word
  return first.toUpperCase() + rest.join('')
}

const isWordStart = /^[\p{L}\p{Nl}$_]/u
const outsideWord = /[^\p{L}\p{Nl}\p{M}\p{Nd}$_]+(.?)/gu
const maxNameLength = 100

/** Joins the parts of any name to an identifier: `com.acme.Page«Boat»` → `comAcmePageBoat`; `201` → `<prefix>201`. */
export function toIdentifier(text, prefix) {
  // twice, because a letter in upper case may be more than one
  const joined = text
    .normalize('NFC')
    .replace(outsideWord, (_, next) => next.toUpperCase())
    .replace(outsideWord, '')
  const word = [...joined].slice(0, maxNameLength).join('')
  return isWordStart.test(word) ? word : `${prefix}${word}`
}

/** Returns the first of the candidates that is free, else the first one with a number. */
export function chooseFree(candidates, isTaken) {
  const free = candidates.find((name) => !isTaken(name))
  if (free !== undefined) return free
  for (let number = 2; ; number += 1) if (!isTaken(`${candidates[0]}${number}`)) return `${candidates[0]}${number}`
}
