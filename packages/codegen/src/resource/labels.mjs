// @ts-check
// labels of fields: the contract's descriptions in Chinese, the wire names in English
import { toPlainLine } from '../case.mjs'

/** Shortens `身份证号；返回时可为掩码` to `身份证号`. */
export const getChineseLabel = (/** @type {string | undefined} */ description, /** @type {string} */ name) =>
  toPlainLine(description ?? name)
    .split(/[，。；：、（(\s]/)[0]
    ?.replace(/(主键|编码)$/, '')
    .trim() || name

const splitWords = (/** @type {string} */ name) =>
  name
    .replace(/Id$/, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()

/** Converts `guideCertNo` to `Guide cert no`. */
export const toEnglishLabel = (/** @type {string} */ name) =>
  splitWords(name)
    .replace(/^./, (letter) => letter.toUpperCase())
    .replace(/\b(id|ip|url|ota|qr)\b/gi, (acronym) => acronym.toUpperCase())

/** Converts `tourGuide` to `tour guide`. */
export const toRecordLabel = splitWords

/** Returns the Chinese title of an entity's screen. */
export const getTitle = (/** @type {import('./entity').Entity} */ { description, entity }) => getChineseLabel(description, entity)
