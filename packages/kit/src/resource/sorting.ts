import type { Operation } from '@jwsk/sdk'
import { createElement } from 'react'
import { loadable } from '../ui/loadable'
import type { Action, ActionDialogProps, ActionForm } from './action'
import { facts } from './action-facts'
import { keyOf } from './ids'
import { sectionsOf } from './section'
import type { Resource, Row } from './types'

const FormAction = loadable(() => import('./form-action').then((module) => ({ default: module.FormAction })))

const place = 'sort'

/** Asks for the record's place, by the field that shows it. */
const formOf = (operation: Operation, { api, fields, key }: Resource): ActionForm<Row> => ({
  operation,
  shape: { fields, sections: sectionsOf([place]), when: {}, rules: { [place]: { ...api.submit?.rules?.[place], required: true } } },
  start: (row) => row,
  input: (row, draft) => [{ id: keyOf(row, key), ...draft }],
})

/** One record's place among the others. */
export function sortingAction(api: Operation): Action<never> {
  const [permission] = api.permission ?? []
  const Dialog = (props: ActionDialogProps<never>) => createElement(FormAction, { ...props, form: formOf(api, props.resource) })
  return { ...facts({ ...(permission && { permission }) }), name: place, run: undefined, Dialog }
}
