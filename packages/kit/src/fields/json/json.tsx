import { loadable } from '@jwsk/ui'
import '../fields.css'
import { createField } from '../create-field'
import { TextCell } from '../text-cell'
import type { Field, FieldError } from '../types'
import { toDisplayText } from '../wire'
import { findJsonError, getLineAndColumn } from './json-error'

function validateJson(text: string): FieldError | undefined {
  const fault = findJsonError(text)
  return fault && { key: `fields.json.${fault.kind}`, values: { ...getLineAndColumn(text, fault.index), found: fault.found } }
}

const JsonInput = loadable(() => import('./json-text').then((module) => ({ default: module.JsonInput })))
const JsonDetail = loadable(() => import('./json-text').then((module) => ({ default: module.JsonDetail })))

export interface JsonOptions {
  /** Whether the field is required even if the contract does not require it. */
  readonly required?: boolean
}

/** Creates a field for JSON, sent as text exactly as typed. */
export const json = (options: JsonOptions = {}): Field<string> =>
  createField<string, string>({
    ...options,
    Cell: TextCell,
    Detail: JsonDetail,
    Input: JsonInput,
    emptyValue: '',
    promptVerb: 'enter',
    span: 'wide',
    detailSpan: 'wide',
    isEmpty: (value) => value.trim() === '',
    toText: (value) => value,
    validate: validateJson,
    parse: toDisplayText,
  })
