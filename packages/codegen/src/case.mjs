// @ts-check

/** Converts `meter_reading` and `meter-reading` to `meterReading`. */
export const toCamelCase = (/** @type {string} */ name) =>
  name.replace(/[-_](?:([A-Za-z0-9])|(?=[-_]))/g, (_, letter = '') => letter.toUpperCase())

/** Converts `meterReading` to `MeterReading`. */
export const toPascalCase = (/** @type {string} */ name) => name.charAt(0).toUpperCase() + name.slice(1)

/** Converts `carWash` to `carWashes`. */
export function pluralize(/** @type {string} */ name) {
  if (/(s|x|z|ch|sh)$/i.test(name)) return `${name}es`
  return /[^aeiou]y$/i.test(name) ? name.replace(/y$/i, 'ies') : `${name}s`
}

const splitWords = (/** @type {string} */ name, /** @type {string} */ by) =>
  name.replace(/(?!^)[A-Z]/g, (letter) => `${by}${letter}`).toLowerCase()

/** Converts `meterReading` to `meter-reading`. */
export const toKebabCase = (/** @type {string} */ name) => splitWords(name, '-')

/** Converts `meterReading` to `meter_reading`. */
export const toSnakeCase = (/** @type {string} */ name) => splitWords(name, '_')

/** Sanitizes text for a single line in any of the languages: no line break, no comment end, no closing quote. */
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

/** Pattern of the name of an area: lowercase words and digits, separated by hyphens. */
export const areaNamePattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** Whether the name of an area is valid. */
export const isAreaName = (/** @type {string} */ name) => areaNamePattern.test(name)
