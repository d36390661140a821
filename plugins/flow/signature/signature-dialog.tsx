import './signature.css'
import { Button, Dialog, getErrorMessage, SegmentedControl, TextInput, useKitText, useRuntime, useTranslate } from '@jwsk/kit'
import { ossEndpoint } from '@jwsk/sdk/resource'
import { useId, useState } from 'react'
import { toSignatureFile } from './draw-name'
import { type SignatureWay, useSignatureCanvas } from './use-signature-canvas'

interface SignatureDialogProps {
  readonly onSigned: (url: string) => void
  readonly onClose: () => void
}

/** Dialog in which users sign, by hand or by their typed name; the picture is stored as a file. */
export default function SignatureDialog({ onSigned, onClose }: SignatureDialogProps) {
  const t = useTranslate()
  const kit = useKitText()
  const id = useId()
  const { client } = useRuntime()
  const [way, setWay] = useState<SignatureWay>('drawn')
  const [name, setName] = useState(() => client.session.current()?.user?.realName ?? '')
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { canvas, setCanvas, isEmpty, clear, undo } = useSignatureCanvas(way, name)

  const store = async () => {
    if (isSending || !canvas) return
    setSending(true)
    setFailure(undefined)
    try {
      const file = await toSignatureFile(canvas)
      const { link = '' } = (file && (await client.upload(ossEndpoint.putFile, { file }))) ?? {}
      if (link === '') setFailure(t('signature.failed'))
      else onSigned(link)
    } catch (error) {
      setFailure(getErrorMessage(error, kit))
    } finally {
      setSending(false)
    }
  }
  return (
    <Dialog title={t('signature.title')} size="medium" onClose={onClose}>
      <div className="kit-dialog-body flex flex-column gap-3">
        <SegmentedControl<SignatureWay>
          label={t('signature.way')}
          options={(['drawn', 'typed'] as const).map((key) => ({ key, label: t(`signature.ways.${key}`) }))}
          value={way}
          onChange={setWay}
        />
        {way === 'typed' && (
          <div className="flex flex-column gap-1">
            <label htmlFor={id}>{t('signature.name')}</label>
            <TextInput id={id} maxLength={20} value={name} onChange={(event) => setName(event.target.value)} />
          </div>
        )}
        <canvas ref={setCanvas} className="flow-signature-pad" role="img" aria-label={t(`signature.canvas.${way}`)} />
        {way === 'drawn' && (
          <div className="flex flex-wrap align-items-center gap-2">
            <Button disabled={isEmpty || isSending} onClick={undo}>
              {t('signature.undo')}
            </Button>
            <Button icon="eraser" disabled={isEmpty || isSending} onClick={clear}>
              {t('signature.clear')}
            </Button>
            <span className="text-sm text-color-secondary">{t('signature.hint')}</span>
          </div>
        )}
        {failure && (
          <p role="alert" className="text-sm text-red-500">
            {failure}
          </p>
        )}
      </div>
      <div className="kit-dialog-footer">
        <Button disabled={isSending} onClick={onClose}>
          {kit('actions.cancel')}
        </Button>
        <Button variant="primary" busy={isSending} disabled={isEmpty} onClick={() => void store()}>
          {t('signature.use')}
        </Button>
      </div>
    </Dialog>
  )
}
