// @ts-check
// renders the texts of a screen in one language: title, fields, sections, actions
import { toPlainLine } from '../case.mjs'
import { indentLines } from '../format-code.mjs'
import { arrangeFields } from './arrange-fields.mjs'
import { renderKey } from './choices.mjs'

/**
 * @typedef {import('./entity').Entity} Entity
 * @typedef {import('./arrange-fields.mjs').Fields} Fields
 * @typedef {readonly import('./entity').DeclaredAction[]} Actions
 */

/**
 * @typedef {object} Words
 * @property {'zhCn' | 'en'} language
 * @property {string} title
 * @property {string} record
 * @property {(name: string, field: import('./entity').Property) => string} label
 * @property {(name: string, field: import('./entity').Property) => string} lineLabel returns the label of a field of rows
 * @property {(part: import('./entity').FormSectionDesign) => string} part
 */

const quote = (/** @type {string} */ text) => `'${toPlainLine(text)}'`

const renderEntries = (/** @type {string} */ name, /** @type {readonly (readonly [string, string])[]} */ entries) =>
  entries.length === 0 ? '' : `  ${name}: {\n${entries.map(([key, text]) => `    ${renderKey(key)}: ${quote(text)},\n`).join('')}  },\n`

/** Renders the labels of fixed values, whose dots and colons are underscores in text keys. */
function renderChoices(
  /** @type {readonly (readonly [string, readonly import('./entity').ChoiceLabel[]])[]} */ choices,
  /** @type {'zhCn' | 'en'} */ language,
) {
  if (choices.length === 0) return ''
  const fields = choices.map(([name, labels]) =>
    renderEntries(
      name,
      labels.map((label) => [label.value.replaceAll(/[.:]/g, '_'), label[language]]),
    ),
  )
  return `  choices: {\n${indentLines(fields.join(''), '  ')}  },\n`
}

/** Renders the labels of the fields of rows. */
function renderLines(/** @type {Fields} */ fields, /** @type {Words} */ { lineLabel }) {
  const lines = [...fields].map(([name, field]) =>
    renderEntries(
      renderKey(name),
      [...(field.lines ?? [])].map(([line, property]) => [line, lineLabel(line, property)]),
    ),
  )
  return lines.join('') === '' ? '' : `  lines: {\n${indentLines(lines.join(''), '  ')}  },\n`
}

/** Renders the texts of a screen in one language. */
export function renderTexts(
  /** @type {Entity} */ entity,
  /** @type {Words} */ words,
  /** @type {{ fields: Fields, actions: Actions }} */ { fields, actions },
) {
  const { title, record, label, part } = words
  const formFields = actions.flatMap((action) => [...action.fields].filter(([name]) => !fields.has(name)))
  const labelled = /** @type {const} */ ([
    ...[...fields].map(([name, { field }]) => /** @type {const} */ ([name, field])),
    ...new Map(formFields),
  ])
  const choices = [
    ...new Map([
      ...actions.flatMap((action) => [...action.choices].filter(([name]) => !fields.has(name))),
      ...[...fields].flatMap(([name, { choices: labels }]) => (labels ? [/** @type {const} */ ([name, labels])] : [])),
      ...[...fields.values()].flatMap(({ lineChoices = [] }) => lineChoices),
    ]),
  ]
  const named = (arrangeFields(entity, fields).form ?? []).flatMap((one) => (one.name === undefined ? [] : [{ ...one, name: one.name }]))
  const texts = (/** @type {'texts' | 'consequences'} */ kind) =>
    actions.flatMap((action) => action[kind].map((text) => /** @type {const} */ ([text.name, text[words.language]])))
  return [
    `${entity.entity}: {\n  title: '${title}',\n  record: '${record}',\n`,
    renderEntries(
      'fields',
      labelled.map(([name, field]) => [name, label(name, field)]),
    ),
    renderChoices(choices, words.language),
    renderLines(fields, words),
    renderEntries(
      'sections',
      named.map((one) => [one.name, part(one)]),
    ),
    renderEntries('consequence', texts('consequences')),
    renderEntries('actions', texts('texts')),
    '}',
  ].join('')
}
