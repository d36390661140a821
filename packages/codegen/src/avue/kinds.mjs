// infers the field kind of a column if the contract leaves it open
import { kindBySchema } from '../resource/kinds.mjs'
import { hasOtherDictionary, inferChoiceKind } from './choices.mjs'

function createUploadKind({ listType = '', limit, multiple }) {
  const isImage = /picture/.test(listType)
  const isOne = limit === 1 || listType === 'picture-img' || (limit === undefined && multiple === false)
  if (isImage) return isOne ? 'image()' : 'images()'
  return isOne ? 'file()' : 'files()'
}

const createDateKind = ({ valueFormat, format }) => {
  const dateFormat = [valueFormat, format].find((one) => typeof one === 'string') ?? ''
  if (/y/i.test(dateFormat)) return /H/i.test(dateFormat) ? 'dateTime()' : 'date()'
  return /H/i.test(dateFormat) ? 'time()' : undefined
}

/** Kinds of columns that are text on the wire, by Avue type. */
const kindsByType = {
  textarea: () => 'textarea()',
  password: () => 'password()',
  upload: createUploadKind,
  img: () => 'image()',
  icon: () => 'icon()',
  'icon-select': () => 'icon()',
  url: () => 'url()',
  date: (column) => createDateKind(column) ?? 'date()',
  datetime: (column) => createDateKind(column) ?? 'dateTime()',
  time: (column) => createDateKind(column) ?? 'time()',
  ueditor: () => 'richText()',
  array: () => 'tags()',
}
const byType = new Map(Object.entries(kindsByType))
const plainTypes = new Set(['', 'input', 'number', 'select', 'radio', 'checkbox', 'tree', 'switch', 'cascader', ...byType.keys()])

const isRich = ({ component }) => /ueditor|tinymce|rich|quill|wang|tiptap/i.test(String(component ?? ''))
const isCode = ({ component }) => /monaco|codemirror|json|ace-?editor/i.test(String(component ?? ''))
const longText = 500

function createTextKind(column, { maxLength = 0 }) {
  if (isRich(column)) return 'richText()'
  if (isCode(column)) return 'textarea()'
  // a single-line input in the option, even if the contract allows more
  if (['', 'input', undefined].includes(column.type)) return maxLength >= longText ? 'text()' : undefined
  return byType.get(column.type)?.(column)
}

const unsupportedTypes = new Map(
  Object.entries({
    map: 'a point is `mapPoint({ latitude: … })` over two names of the wire',
    title: 'a heading is a part of the form: `form: { name: […] }`',
    dynamic: "rows below a record are `rows({ … })`; in one text of JSON, `rows({ … }, { wire: 'json' })`",
    table: 'a record of another list is `reference(entity, …)`',
  }),
)
const isUnsupportedType = (type) => unsupportedTypes.get(type) ?? 'the kit has no such kind; the contract’s own is taken'

/**
 * Infers the kind from the option where the contract allows it, with the warnings about it.
 * @returns {{ code?: string, uses?: { service: string, entity: string }[], choices?: readonly import('../resource/entity').ChoiceLabel[], warnings: string[] }}
 */
export function inferKind(column, field, contracts) {
  const type = typeof column.type === 'string' ? column.type : ''
  const isSettled = field['x-reference'] !== undefined || field['x-dict'] !== undefined || kindBySchema.has(field.schema ?? '')
  const hasRows = type === 'dynamic' && field.type === 'array'
  const warnings = plainTypes.has(type) || isSettled || hasRows ? [] : [`type ${type} → ${isUnsupportedType(type)}`]
  const differs = hasOtherDictionary(column, field)
  if (differs) warnings.push(differs)
  if (isSettled || !['string', 'integer', 'number', 'boolean'].includes(field.type)) return { warnings }
  const choice = inferChoiceKind(column, field, contracts)
  if (choice.warning) warnings.push(choice.warning)
  if (choice.code) return { ...choice, warnings }
  const code = field.type === 'string' && field.enum === undefined ? createTextKind(column, field) : undefined
  return code ? { code, warnings } : { warnings }
}
