import { type ActionViewProps, Button, Fallback, files, StandaloneInput, useTranslate } from '@jwsk/kit'
import { ossEndpoint } from '@jwsk/sdk/resource'
import { useId, useState } from 'react'

const attachmentField = files({ operation: ossEndpoint.putFileAttach, max: 50 })

/** Uploads files with a progress bar each; the list shows every uploaded file. */
export default function Upload({ close, reload }: ActionViewProps<undefined>) {
  const t = useTranslate()
  const id = useId()
  const [value, change] = useState(attachmentField.emptyValue)
  return (
    <>
      <div className="kit-dialog-body">
        <p id={`${id}-label`}>{t('attach.choose')}</p>
        <Fallback fallback={<div className="kit-skeleton-box" aria-busy="true" />}>
          <StandaloneInput
            field={attachmentField}
            id={id}
            value={value}
            onChange={(next) => {
              change(next)
              reload()
            }}
            describedBy={`${id}-label`}
          />
        </Fallback>
      </div>
      <div className="kit-dialog-footer">
        <Button variant="primary" onClick={close}>
          {t('attach.ready')}
        </Button>
      </div>
    </>
  )
}
