// @ts-check
// what fields are called: the contract's descriptions in Chinese, the wire's names in English
import { toPlainLine } from '../case.mjs'

/** `身份证号；返回时可为掩码` → `身份证号` */
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

/** `guideCertNo` → `Guide cert no` */
export const toEnglishLabel = (/** @type {string} */ name) =>
  splitWords(name)
    .replace(/^./, (letter) => letter.toUpperCase())
    .replace(/\b(id|ip|url|ota|qr)\b/gi, (acronym) => acronym.toUpperCase())

/** `tourGuide` → `tour guide` */
export const toRecordLabel = splitWords

/** what a screen over an entity is called in Chinese */
export const getTitle = (/** @type {import('./entity').Entity} */ { description, entity }) => getChineseLabel(description, entity)
