import '../../fields/upload/upload.css'
import type { Operation } from '@jwsk/sdk'
import { Button, Dialog, Icon, useKitText } from '@jwsk/ui'
import { useId, useRef, useState } from 'react'
import { validateFile } from '../../fields/upload/file-rules'
import type { DeclaredDialogProps, ImportOptions } from '../model/action-options'
import { useImportText, useImportTexts } from './import-texts'
import { ImportedRows } from './imported-rows'
import { useImport } from './use-import'
import { useTemplateDownload } from './use-template-download'

// records of a year need a tenth of it
const spreadsheetRules = { accept: ['xlsx', 'csv'], maxSize: 20 * 1024 ** 2 }
const types = spreadsheetRules.accept.map((ending) => `.${ending}`).join(',')

/** Imports a file of records, chosen or dropped: shows progress and the result of each row. */
export function ImportAction({ resource, label, options, onClose }: DeclaredDialogProps<ImportOptions<never, Operation>>) {
  const t = useKitText()
  const say = useImportText()
  const isReady = useImportTexts()
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const [file, choose] = useState<File>()
  const [overwrites, setOverwrites] = useState(false)
  const [isOver, setOver] = useState(false)
  const { percent, failure, result, start, cancel, reset } = useImport(resource, options)
  const { overwriteField } = options
  const template = useTemplateDownload(options.template)
  const isSending = percent !== undefined

  if (!isReady) return null
  if (result)
    return (
      <Dialog title={label} size="medium" onClose={onClose}>
        <ImportedRows report={result} />
        <div className="kit-dialog-footer">
          <Button onClick={reset}>{say('again')}</Button>
          <Button variant="primary" onClick={onClose}>
            {t('actions.close')}
          </Button>
        </div>
      </Dialog>
    )
  const refusal = file && validateFile(file, spreadsheetRules)
  const problem = refusal ? t(refusal.key, refusal.values) : failure
  return (
    <Dialog title={label} size="medium" onClose={onClose}>
      <div className="kit-dialog-body flex flex-column align-items-start gap-3">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first */}
        <div
          className="kit-upload-drop w-full flex flex-wrap align-items-center gap-2 p-2 border-round"
          data-over={isOver || undefined}
          data-invalid={problem !== undefined || undefined}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault()
            setOver(false)
            choose(event.dataTransfer.files[0])
          }}
        >
          <Button icon="upload" disabled={isSending} aria-describedby={id} onClick={() => chooser.current?.click()}>
            {say('choose')}
          </Button>
          <span id={id} className="kit-wrap text-xs text-color-secondary">
            {file && !refusal ? <bdi>{file.name}</bdi> : say('hint', { types })}
          </span>
          <input
            ref={chooser}
            type="file"
            hidden
            aria-label={say('choose')}
            accept={types}
            onChange={(event) => {
              choose(event.target.files?.[0])
              // allows choosing the same file again after correcting it
              event.target.value = ''
            }}
          />
        </div>
        {overwriteField !== undefined && (
          <label className="kit-control inline-flex align-items-center gap-2 mr-5">
            <input
              type="checkbox"
              className="kit-checkbox"
              checked={overwrites}
              disabled={isSending}
              onChange={(event) => setOverwrites(event.target.checked)}
            />
            {say('overwrite')}
          </label>
        )}
        {template && (
          <Button variant="quiet" icon="download" busy={template.isBusy} onClick={template.save}>
            {say('template')}
          </Button>
        )}
        {problem && (
          <p className="text-red-500" role="alert">
            <Icon name="error" /> {problem}
          </p>
        )}
        {isSending && (
          <div className="flex flex-column gap-1 w-full text-sm text-color-secondary">
            <progress max={100} value={percent} aria-label={label} />
            <span role="status">{say(percent < 100 ? 'sending' : 'working', { percent })}</span>
          </div>
        )}
      </div>
      <div className="kit-dialog-footer">
        <Button onClick={isSending ? cancel : onClose}>{t('actions.cancel')}</Button>
        <Button
          variant="primary"
          busy={isSending}
          disabled={!file || refusal !== undefined}
          onClick={() => file && void start({ file, overwrites })}
        >
          {say('start')}
        </Button>
      </div>
    </Dialog>
  )
}
