import type { Operation } from '@jwsk/sdk'
import { useQuery } from '@tanstack/react-query'
import { useId, useMemo } from 'react'
import type { Field } from '../../fields/types'
import { textOf } from '../../fields/wire'
import { useKitText } from '../../i18n/kit-text'
import { useRuntime } from '../../runtime/kit-provider'
import { useClock } from '../../runtime/use-clock'
import { FieldsForm } from '../form/fields-form'
import { FormDialog } from '../form/form-dialog'
import type { FormShape } from '../form/form-shape'
import { Loading } from '../form/loading'
import type { DeclaredDialogProps, FormOptions } from '../model/action-options'
import type { ActionContext } from '../model/action-settings'
import type { Attempt } from '../model/attempt'
import { placeOf } from '../model/place'
import { useWrite } from '../model/queries'
import { doneText } from '../model/report'
import type { ActionDialogProps } from '../model/resource'
import { isRow, type Row } from '../model/row'
import { sectionsOf } from '../model/section'

interface FormSpecification<in Target> {
  readonly operation: Operation
  readonly shape: FormShape
  readonly start: (target: Target, context: ActionContext) => Row | Promise<Row>
  /** What the call takes, of what the form gave. */
  readonly input: (target: Target, draft: Row) => unknown
}

interface ActionFormProps extends ActionDialogProps<never> {
  readonly form: FormSpecification<never>
}

/** What the form starts with, which may be asked for; what was typed is never replaced by an answer. */
function useStart({ form, target }: Pick<ActionFormProps, 'form' | 'target'>) {
  const { client, scope } = useRuntime()
  const now = useClock()
  const id = useId()
  return useQuery({
    queryKey: [...scope, 'start', id],
    queryFn: async () => form.start(target, { client, now }),
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
}

interface Sent {
  readonly target: unknown
  readonly start: Row | undefined
  readonly draft: Row
}

/** What of it the row will tell: of the fields that the form began with as the row has them. */
function attemptOf({ target, start, draft }: Sent): Attempt | undefined {
  if (!isRow(target) || !start) return undefined
  const own = Object.entries(draft).filter(([name]) => name in start && textOf(start[name]) === textOf(target[name]))
  return own.length > 0 ? { changed: Object.fromEntries(own), before: target, source: 'list' } : undefined
}

/** Asks for a few fields, sends them with what else the call needs, and closes. */
export function ActionForm({ resource, labels, name, label, about, target, form, onClose }: ActionFormProps) {
  const t = useKitText()
  const { client } = useRuntime()
  const start = useStart({ form, target })
  const rows: readonly unknown[] = Array.isArray(target) ? target : [target]
  const write = useWrite(
    resource,
    (draft: Row) => client.call(form.operation, form.input(target, draft)),
    (draft) => attemptOf({ target, start: start.data, draft }),
  )
  return (
    <FormDialog title={`${label} ${about}`.trim()} fields={form.shape.sections} onClose={onClose}>
      {(parts) => (
        <Loading {...start}>
          {(record) => (
            <FieldsForm
              {...parts}
              shape={form.shape}
              origin={{ place: placeOf(resource, name, rows.filter(isRow)), target }}
              labels={labels}
              record={record}
              saveLabel={label}
              save={write.mutateAsync}
              done={doneText({ label, about }, t)}
              onDone={onClose}
            />
          )}
        </Loading>
      )}
    </FormDialog>
  )
}

type Options = FormOptions<never, Operation, Record<string, Field>, string>

const formOf = ({ api, fields, form = Object.keys(fields), shown = {}, start, send }: Options): FormSpecification<never> => ({
  operation: api,
  // the draft holds what the operation takes
  shape: { fields, sections: sectionsOf(form), shown: shown as FormShape['shown'], rules: api.rules },
  start: (target, context) => start?.(target, context) ?? {},
  input: (target, draft) => ({ ...draft, ...send?.(target) }),
})

/** The form that the action was declared with. */
export function FormAction({ options, ...props }: DeclaredDialogProps<Options>) {
  return <ActionForm {...props} form={useMemo(() => formOf(options), [options])} />
}
