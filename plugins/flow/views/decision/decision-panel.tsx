import { StandaloneInput, TextArea, useTranslate } from '@jwsk/kit'
import { type ReactNode, useId } from 'react'
import { maxRemarkLength } from '../../actions/task-actions'
import { SignatureField } from '../../signature/signature-field'
import { attachmentsField, type DecisionState, type StepDemands } from './use-decision'

interface DecisionPanelProps {
  readonly decision: DecisionState
  readonly step: StepDemands | undefined
  /** Buttons of the decision, where they are not at the bottom of the screen. */
  readonly children?: ReactNode
}

function ErrorNote({ id, message }: { readonly id: string; readonly message: string | undefined }) {
  return message ? (
    <p id={id} role="alert" className="text-sm text-red-500">
      {message}
    </p>
  ) : null
}

/** Remark, signature and attachments of a decision. */
export function DecisionPanel({ decision, step, children }: DecisionPanelProps) {
  const t = useTranslate()
  const id = useId()
  const { comment, signature, attachments, errors, change, setControl } = decision
  return (
    <section className="flow-decision flex flex-column gap-3">
      <h2 className="text-base">{t('work.actions.handle')}</h2>
      <div ref={decision.ref} className="flex flex-column gap-1">
        <span>
          <label htmlFor={id}>{t('work.comment')}</label>
          {step?.isRemarkRequired && (
            <span className="pl-1 text-red-500" aria-hidden="true">
              *
            </span>
          )}
        </span>
        <TextArea
          id={id}
          ref={setControl('comment')}
          rows={3}
          maxLength={maxRemarkLength}
          aria-required={step?.isRemarkRequired}
          aria-invalid={errors.comment !== undefined}
          aria-describedby={errors.comment && `${id}-error`}
          value={comment}
          onChange={(event) => change({ comment: event.target.value })}
        />
        <ErrorNote id={`${id}-error`} message={errors.comment} />
      </div>
      {step?.isSignatureRequired && (
        <SignatureField
          value={signature}
          isRequired
          error={errors.signature}
          buttonRef={setControl('signature')}
          onChange={(url) => change({ signature: url })}
        />
      )}
      {step && (
        <div className="flex flex-column gap-1">
          <span id={`${id}-files-label`}>{t('decision.attachments')}</span>
          <StandaloneInput
            field={attachmentsField}
            id={`${id}-files`}
            value={attachments}
            invalid={errors.attachments !== undefined}
            onChange={(value) => change({ attachments: value })}
          />
          <ErrorNote id={`${id}-files-error`} message={errors.attachments} />
        </div>
      )}
      {children}
    </section>
  )
}
