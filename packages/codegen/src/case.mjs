// @ts-check

/** `meter_reading`, `meter-reading` → `meterReading` */
export const toCamelCase = (/** @type {string} */ name) =>
  name.replace(/[-_](?:([A-Za-z0-9])|(?=[-_]))/g, (_, letter = '') => letter.toUpperCase())

/** `meterReading` → `MeterReading` */
export const toPascalCase = (/** @type {string} */ name) => name.charAt(0).toUpperCase() + name.slice(1)

/** `carWash` → `carWashes` */
export function pluralize(/** @type {string} */ name) {
  if (/(s|x|z|ch|sh)$/i.test(name)) return `${name}es`
  return /[^aeiou]y$/i.test(name) ? name.replace(/y$/i, 'ies') : `${name}s`
}

const splitWords = (/** @type {string} */ name, /** @type {string} */ by) =>
  name.replace(/(?!^)[A-Z]/g, (letter) => `${by}${letter}`).toLowerCase()

/** `meterReading` → `meter-reading` */
export const toKebabCase = (/** @type {string} */ name) => splitWords(name, '-')

/** `meterReading` → `meter_reading` */
export const toSnakeCase = (/** @type {string} */ name) => splitWords(name, '_')

/** text for a line of its own in any of the languages: no break, no end of a comment, no quote that closes a string */
export const toPlainLine = (/** @type {string} */ text) =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll('*/', '* /')
    .replaceAll('--', '- -')
    .replaceAll('\\', '/')
    .replaceAll("'", '’')
    .replaceAll('"', '”')
    .replaceAll('`', '’')
    .replaceAll('${', '$ {')
    .trim()

/** Whether an area may be called so: words of small letters and digits with hyphens between. */
export const isAreaName = (/** @type {string} */ name) => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)
