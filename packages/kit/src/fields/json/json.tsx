import { loadable } from '../../ui/loadable'
import '../fields.css'
import { field } from '../field'
import { TextCell } from '../text-cell'
import type { Field, Problem } from '../types'
import { textOf } from '../wire'
import { jsonFault, placeIn } from './json-fault'

function problemOf(text: string): Problem | undefined {
  const fault = jsonFault(text)
  return fault && { text: `fields.json.${fault.kind}`, values: { ...placeIn(text, fault.at), found: fault.found } }
}

const JsonInput = loadable(() => import('./json-text').then((module) => ({ default: module.JsonInput })))
const JsonDetail = loadable(() => import('./json-text').then((module) => ({ default: module.JsonDetail })))

export interface JsonOptions {
  /** Beyond what the contract requires. */
  readonly required?: boolean
}

/** JSON kept as text on the wire, exactly as it was typed. */
export const json = (options: JsonOptions = {}): Field<string> =>
  field<string, string>({
    ...options,
    Cell: TextCell,
    Detail: JsonDetail,
    Input: JsonInput,
    initial: '',
    ask: 'enter',
    span: 'wide',
    detailSpan: 'wide',
    isEmpty: (value) => value.trim() === '',
    toText: (value) => value,
    check: problemOf,
    read: textOf,
  })
