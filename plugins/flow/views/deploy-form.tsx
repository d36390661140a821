import { Button, OperationForm, reference, useNotifier, useRuntime, useTranslate } from '@jwsk/kit'
import { isAbortError } from '@jwsk/sdk'
import { flowManager } from '@jwsk/sdk/flow'
import { tenant } from '@jwsk/sdk/system'
import { useEffect, useRef, useState } from 'react'
import { flowCategory } from '../fields/flow-category'
import { FileChoice } from './file-choice'

const fields = {
  category: flowCategory({ required: true }),
  tenantIds: reference({ page: tenant.page }, 'tenantName', { keyField: 'tenantId', join: ',' }),
}

/** Form to select process files, enter their details and deploy them. */
export function DeployForm() {
  const t = useTranslate()
  const notice = useNotifier()
  const { client } = useRuntime()
  const [files, setFiles] = useState<readonly File[]>([])
  const [percent, setPercent] = useState<number>()
  // resets the form for the next files
  const [formKey, setFormKey] = useState(0)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const upload = async (draft: { readonly category: string; readonly tenantIds?: string }) => {
    if (files.length === 0) {
      notice.notify({ severity: 'warning', text: t('flowDeploy.noFile') })
      return 'cancelled'
    }
    const controller = new AbortController()
    running.current = controller
    try {
      return await client.upload(
        flowManager.deployUpload,
        { ...draft, files: [...files] },
        { signal: controller.signal, onProgress: ({ sent, total }) => setPercent(Math.floor((sent / Math.max(total, 1)) * 100)) },
      )
    } catch (error) {
      if (isAbortError(error)) return 'cancelled'
      throw error
    } finally {
      setPercent(undefined)
    }
  }
  const done = () => {
    setFiles([])
    setFormKey(formKey + 1)
  }
  return (
    <>
      <FileChoice files={files} onChoose={setFiles} />
      {percent !== undefined && (
        <p className="flex align-items-center gap-3">
          <progress max={100} value={percent} aria-label={t('flowDeploy.sending')} />
          <Button variant="quiet" onClick={() => running.current?.abort()}>
            {t('flowDeploy.stop')}
          </Button>
        </p>
      )}
      <OperationForm
        key={formKey}
        api={flowManager.deployUpload}
        name="flowDeploy"
        fields={fields}
        onSubmit={upload}
        saveLabel={t('flowDeploy.send')}
        onDone={done}
        onCancel={done}
      />
    </>
  )
}
