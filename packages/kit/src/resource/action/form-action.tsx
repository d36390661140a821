import type { Operation } from '@jwsk/sdk'
import { useQuery } from '@tanstack/react-query'
import { useId, useMemo } from 'react'
import type { Field } from '../../fields/types'
import { toDisplayText } from '../../fields/wire'
import { useKitText } from '../../i18n/kit-text'
import { useRuntime } from '../../runtime/kit-provider'
import { useFormatSiteTime } from '../../runtime/use-format-site-time'
import { FieldsForm } from '../form/fields-form'
import { FormDialog } from '../form/form-dialog'
import type { FormShape } from '../form/form-shape'
import { QueryBoundary } from '../form/query-boundary'
import type { DeclaredDialogProps, FormOptions } from '../model/action-options'
import type { ActionContext } from '../model/action-settings'
import type { WriteAttempt } from '../model/write-attempt'
import { createFormKey } from '../model/form-key'
import { useVerifiedMutation } from '../model/queries'
import { formatDoneMessage } from '../model/write-messages'
import type { ActionDialogProps } from '../model/resource'
import { isRow, type Row } from '../model/row'
import { toSections } from '../model/section'

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

/** What of it the row will tell: of the fields that the form began with as the row has them. */
function toWriteAttempt({ target, start, draft }: SentForm): WriteAttempt | undefined {
  if (!isRow(target) || !start) return undefined
  const own = Object.entries(draft).filter(([name]) => name in start && toDisplayText(start[name]) === toDisplayText(target[name]))
  return own.length > 0 ? { changed: Object.fromEntries(own), before: target, source: 'list' } : undefined
}

/** Asks for a few fields, sends them with what else the call needs, and closes. */
export function ActionForm({ resource, labels, name, label, targetLabel, target, form, onClose }: ActionFormProps) {
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
    <FormDialog title={`${label} ${targetLabel}`.trim()} fields={form.shape.sections} onClose={onClose}>
      {(parts) => (
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
              successMessage={formatDoneMessage({ label, about: targetLabel }, t)}
              onDone={onClose}
            />
          )}
        </QueryBoundary>
      )}
    </FormDialog>
  )
}

type Options = FormOptions<never, Operation, Record<string, Field>, string>

const toFormSpecification = ({ api, fields, form = Object.keys(fields), visibleWhen = {}, initialValues, extraInput }: Options): FormSpecification<never> => ({
  operation: api,
  // the draft holds what the operation takes
  shape: { fields, sections: toSections(form), visibleWhen: visibleWhen as FormShape['visibleWhen'], rules: api.rules },
  start: (target, context) => initialValues?.(target, context) ?? {},
  input: (target, draft) => ({ ...draft, ...extraInput?.(target) }),
})

/** The form that the action was declared with. */
export function FormAction({ options, ...props }: DeclaredDialogProps<Options>) {
  return <ActionForm {...props} form={useMemo(() => toFormSpecification(options), [options])} />
}
