import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useKitText } from '../i18n/kit-text'
import { useRuntime } from '../runtime/kit-provider'
import type { ActionDialogProps, ActionForm } from './action'
import { FieldsForm } from './fields-form'
import { FormDialog } from './form-dialog'
import { Loading } from './loading'
import { useWrite } from './queries'
import type { Row } from './types'

interface FormActionProps extends ActionDialogProps<never> {
  readonly form: ActionForm<never>
}

/** What the form starts with, which may be asked for; what was typed is never replaced by an answer. */
function useStart({ form, target }: Pick<FormActionProps, 'form' | 'target'>) {
  const { client, scope } = useRuntime()
  const id = useId()
  return useQuery({
    queryKey: [...scope, 'start', id],
    queryFn: async () => form.start(target, { client }),
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
}

/** Asks for a few fields, sends them with what else the call needs, and closes. */
export function FormAction({ resource, labels, label, about, target, form, onClose }: FormActionProps) {
  const t = useKitText()
  const { client } = useRuntime()
  const start = useStart({ form, target })
  const write = useWrite(resource, (draft: Row) => client.call(form.operation, form.input(target, draft)))
  return (
    <FormDialog title={`${label} ${about}`.trim()} fields={form.shape.sections} onClose={onClose}>
      {(parts) => (
        <Loading {...start}>
          {(record) => (
            <FieldsForm
              {...parts}
              shape={form.shape}
              labels={labels}
              record={record}
              saveLabel={label}
              save={write.mutateAsync}
              done={t('done.operated')}
              onDone={onClose}
            />
          )}
        </Loading>
      )}
    </FormDialog>
  )
}
