import type { InputOf, Operation, OutputOf } from '@jwsk/sdk'
import { createElement } from 'react'
import { loadable } from '../ui/loadable'
import type { Action, ActionDialogProps } from './action'
import { type ActionFacts, facts } from './action-facts'
import { type ImportedRow, type ImportReport, reportOfAnswer, reportOfRows } from './import-report'

const ImportAction = loadable(() => import('./import-action').then((module) => ({ default: module.ImportAction })))

export interface ActionImport {
  readonly operation: Operation
  readonly template: Operation | undefined
  readonly accept: string
  readonly overwrite: string | undefined
  readonly report: (answer: unknown) => ImportReport
}

export interface ImportOptions<Target, O> extends ActionFacts<Target> {
  /** Takes the file as `file`. */
  readonly api: O
  /** Answers with the file to fill in. */
  readonly template?: Operation<undefined, Blob>
  /** `.xlsx,.csv` unless said. */
  readonly accept?: string
  /** The input that says, as 1 or 0, whether rows replace what is there. */
  readonly overwrite?: Extract<keyof NonNullable<InputOf<O>>, string>
  /** What became of each row; the platform's own `{ successCount, failCount, failures }` unless said. */
  readonly report?: (answer: OutputOf<O>) => readonly ImportedRow[]
}

const sheets = '.xlsx,.csv'

/** A file of records, with what became of each row. */
export function importAction(name: string, options: ImportOptions<never, Operation>): Action<never> {
  const { api: operation, template, accept = sheets, overwrite, report } = options
  const source: ActionImport = {
    operation,
    template,
    accept,
    overwrite,
    report: (answer) => (report ? reportOfRows(report(answer)) : reportOfAnswer(answer)),
  }
  const Dialog = (props: ActionDialogProps<never>) => createElement(ImportAction, { ...props, source })
  return { ...facts(options), name, run: undefined, Dialog }
}
