import '@jwsk/ui/styles'
import { Button, Fallback, loadable, useKitText } from '@jwsk/ui'
import { type ReactNode, useMemo } from 'react'
import { useDraft } from '../../runtime/drafts'
import { useRuntime } from '../../runtime/kit-provider'
import { adaptForm } from '../profile/adapt-to-profile'
import { FormErrorSummary } from './form-errors'
import type { FormValues } from './form-values'
import { FormSections } from './sections/form-sections'
import { type FieldsFormController, type FieldsFormOptions, useFieldsForm } from './use-fields-form'

const StepList = loadable(() => import('./steps/step-list').then((module) => ({ default: module.StepList })))
const StepButtons = loadable(() => import('./steps/step-buttons').then((module) => ({ default: module.StepButtons })))

export interface FieldsFormProps extends FieldsFormOptions {
  readonly saveLabel: string
  readonly onCancel: () => void
}

/** Returns the form of the deployment, and the values of an ended session. */
export function useRestoredForm({ shape: declared, origin }: FieldsFormOptions) {
  const { profile } = useRuntime().client
  const shape = useMemo(() => adaptForm(declared, profile), [declared, profile])
  return { shape, restored: useDraft(origin.formKey)?.values }
}

/** Form with validation and submit handling; restores the draft of an ended session on request. */
export function FieldsForm(props: FieldsFormProps) {
  const { shape, restored } = useRestoredForm(props)
  // remounts with the draft, so that dependent fields see no change
  return <FormBody key={restored ? 'restored' : 'new'} {...props} shape={shape} restored={restored} />
}

interface FormBodyProps extends FieldsFormProps {
  readonly restored: FormValues | undefined
}

function FormBody({ restored, saveLabel, onCancel, ...options }: FormBodyProps) {
  const form = useFieldsForm(options, restored)
  return (
    <FormFrame {...{ form, saveLabel, onCancel }}>
      <FormSections {...form} control={form.form.control} onAutofill={form.fill} step={form.steps.sections[form.steps.current]?.name} />
    </FormFrame>
  )
}

interface FormFrameProps {
  readonly form: FieldsFormController
  readonly saveLabel: string
  readonly onCancel: () => void
  readonly children: ReactNode
}

/** Form element with its steps, its fields, the summary of its errors, and its buttons. */
export function FormFrame({ form, saveLabel, onCancel, children }: FormFrameProps) {
  const t = useKitText()
  const { shape, labels, steps, isSubmitting } = form
  const { control } = form.form
  const isStepped = steps.sections.length > 0
  return (
    <form ref={form.ref} className="kit-form flex flex-column min-h-0" noValidate onSubmit={(event) => void form.submit(event)}>
      <div className="kit-dialog-body">
        {isStepped && (
          <Fallback fallback={null}>
            <StepList {...{ steps, labels, control }} />
          </Fallback>
        )}
        {form.isLong && <FormErrorSummary shape={shape} labels={labels} control={control} onSelect={steps.focus} />}
        {children}
      </div>
      <div className="kit-dialog-footer">
        <Button disabled={isSubmitting} onClick={onCancel}>
          {t('actions.cancel')}
        </Button>
        {isStepped ? (
          <Fallback fallback={null}>
            <StepButtons {...{ steps, saveLabel }} isBusy={isSubmitting} />
          </Fallback>
        ) : (
          <Button variant="primary" type="submit" busy={isSubmitting}>
            {saveLabel}
          </Button>
        )}
      </div>
    </form>
  )
}
