import { Button, Dialog, OperationForm, useCan, useRuntime, useTranslate } from '@jwsk/kit'
import { flowModel } from '@jwsk/sdk/flow'
import { useState } from 'react'
import { deployFields } from '../fields/deploy-fields'

interface DeployModelProps {
  readonly id: string
  readonly title: string
  /** Whether there are unsaved changes; the engine gets the saved model. */
  readonly isDirty: boolean
}

/** Deploys the saved model to the engine. */
export function DeployModel({ id, title, isDirty }: DeployModelProps) {
  const t = useTranslate()
  const canDeploy = useCan('flow_model_deploy')
  const { client } = useRuntime()
  const [isOpen, open] = useState(false)
  if (!canDeploy || !client.supports(flowModel.deploy)) return null
  const label = t('flowModel.actions.deploy')
  const close = () => open(false)
  return (
    <>
      <Button
        variant={isDirty ? 'plain' : 'primary'}
        disabled={isDirty}
        title={isDirty ? t('designer.saveFirst') : undefined}
        onClick={() => open(true)}
      >
        {label}
      </Button>
      {isOpen && (
        <Dialog title={`${label} · ${title}`} size="small" onClose={close}>
          <OperationForm
            api={flowModel.deploy}
            name="flowModel"
            fields={deployFields}
            extraInput={{ modelId: id }}
            saveLabel={label}
            onDone={close}
            onCancel={close}
          />
        </Dialog>
      )}
    </>
  )
}
