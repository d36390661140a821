import type { Operation } from '@jwsk/sdk'
import { useKitText } from '@jwsk/ui'
import { useQuery } from '@tanstack/react-query'
import { useId, useMemo } from 'react'
import { bindFields } from '../../fields/bind-fields'
import type { Field } from '../../fields/types'
import { toDisplayText } from '../../fields/wire'
import { useRuntime } from '../../runtime/kit-provider'
import { useFormatSiteTime } from '../../runtime/use-format-site-time'
import { FieldsForm } from '../form/fields-form'
import { FormDialog } from '../form/form-dialog'
import type { FormShape } from '../form/form-shape'
import { QueryBoundary } from '../form/query-boundary'
import { highlightRows } from '../list/highlight-rows'
import type { DeclaredDialogProps, FormOptions } from '../model/action-options'
import type { ActionContext } from '../model/action-settings'
import { createFormKey } from '../model/form-key'
import { useVerifiedMutation } from '../model/queries'
import type { ActionDialogProps } from '../model/resource'
import { isRow, type Row } from '../model/row'
import { toSections } from '../model/section'
import type { WriteAttempt } from '../write/write-attempt'
import { createActionMessage } from '../write/write-messages'
import { TargetDetails } from './target-details'

interface FormSpecification<in Target> {
  readonly operation: Operation
  readonly shape: FormShape
  readonly start: (target: Target, context: ActionContext) => Row | Promise<Row>
  /** Returns the input of the call from the draft of the form. */
  readonly input: (target: Target, draft: Row) => unknown
}

interface ActionFormProps extends ActionDialogProps<never> {
  readonly form: FormSpecification<never>
  /** Fields of the record that are shown above the form. */
  readonly details?: readonly string[] | undefined
}

/** Resolves the initial values of the form, possibly asynchronously; never overwrites typed values. */
function useInitialValues({ form, target }: Pick<ActionFormProps, 'form' | 'target'>) {
  const { client, scope } = useRuntime()
  const now = useFormatSiteTime()
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

interface SentForm {
  readonly target: unknown
  readonly start: Row | undefined
  readonly draft: Row
}

/** Returns what the row can verify of the write: the fields initialized from the row. */
function toWriteAttempt({ target, start, draft }: SentForm): WriteAttempt | undefined {
  if (!isRow(target) || !start) return undefined
  const own = Object.entries(draft).filter(([name]) => name in start && toDisplayText(start[name]) === toDisplayText(target[name]))
  return own.length > 0 ? { changed: Object.fromEntries(own), before: target, source: 'list' } : undefined
}

/** Renders a form for an action, sends its values with the extra input, and closes. */
export function ActionForm({ resource, labels, name, label, targetLabel, target, form, details = [], onClose }: ActionFormProps) {
  const t = useKitText()
  const { client } = useRuntime()
  const start = useInitialValues({ form, target })
  const rows: readonly unknown[] = Array.isArray(target) ? target : [target]
  const write = useVerifiedMutation(
    resource,
    (draft: Row) => client.call(form.operation, form.input(target, draft)),
    (draft) => toWriteAttempt({ target, start: start.data, draft }),
  )
  return (
    <FormDialog title={`${label} ${targetLabel}`.trim()} shape={form.shape} onClose={onClose}>
      {(parts) => (
        <>
          <TargetDetails className="kit-dialog-body pb-0" {...{ resource, labels, target, targetLabel }} fields={details} />
          <QueryBoundary {...start}>
            {(record) => (
              <FieldsForm
                {...parts}
                shape={form.shape}
                origin={{ formKey: createFormKey(resource, name, rows.filter(isRow)), target }}
                labels={labels}
                record={record}
                saveLabel={label}
                onSubmit={write.mutateAsync}
                successMessage={createActionMessage({ label, about: targetLabel }, t)}
                onDone={() => {
                  highlightRows(resource, target)
                  onClose()
                }}
              />
            )}
          </QueryBoundary>
        </>
      )}
    </FormDialog>
  )
}

type Options = FormOptions<never, Operation, Record<string, Field>, string>

const toFormSpecification = (
  { api, fields, form = Object.keys(fields), steps, visibleWhen = {}, initialValues, extraInput }: Options,
  resource: string,
): FormSpecification<never> => ({
  operation: api,
  // the draft has the type of the operation's input
  shape: {
    fields: bindFields(fields, resource),
    sections: toSections(form),
    isStepped: steps ?? false,
    visibleWhen: visibleWhen as FormShape['visibleWhen'],
    rules: api.rules,
    operation: api,
  },
  start: (target, context) => initialValues?.(target, context) ?? {},
  input: (target, draft) => ({ ...draft, ...extraInput?.(target) }),
})

/** Renders the form with which the action was declared. */
export function FormAction({ options, ...props }: DeclaredDialogProps<Options>) {
  const { name } = props.resource
  return <ActionForm {...props} details={options.details} form={useMemo(() => toFormSpecification(options, name), [options, name])} />
}
