import './upload.css'
import { Button, useKitText } from '@jwsk/ui'
import { useEffect, useRef, useState } from 'react'
import { formatFileSize } from '../../runtime/format-file-size'
import type { InputProps } from '../types'
import { expandExtensions, validateFile } from './file-rules'
import { UploadedList, UploadRow } from './upload-list'
import type { UploadRules, UploadValue } from './upload-value'
import { useUploads } from './use-uploads'

type UploadInputProps = InputProps<UploadValue> & { readonly rules: UploadRules }

/** Input for files: chosen or dropped files are validated, uploaded one by one, and stored in the form by URL. */
export function UploadInput({ rules, id, value, onChange, onBlur, describedBy, inputRef, invalid }: UploadInputProps) {
  const t = useKitText()
  const { max, variant, accept, maxSize } = rules
  const chooser = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const latest = useRef(value.urls)
  useEffect(() => {
    latest.current = value.urls
  }, [value.urls])

  const { uploads, pending, add, refuse, retry, cancel } = useUploads(rules.operation, (url) => {
    // a single file is replaced by the new one
    const remaining = max === 1 ? [] : latest.current.filter((known) => known !== url)
    latest.current = [...remaining, url]
    onChange({ urls: latest.current, pending: Math.max(0, pending - 1) })
  })
  const latestOnChange = useRef(onChange)
  useEffect(() => {
    latestOnChange.current = onChange
  })
  useEffect(() => {
    if (value.pending !== pending) latestOnChange.current({ urls: latest.current, pending })
  }, [pending, value.pending])

  const room = max === 1 ? 1 : max - value.urls.length - pending
  const take = (files: readonly File[]) => {
    const good = files.filter((file) => {
      const problem = validateFile(file, rules)
      if (problem) refuse(file, t(problem.key, problem.values))
      return !problem
    })
    add(good.slice(0, room))
    const [surplus] = good.slice(room)
    if (surplus) refuse(surplus, t('fields.upload.tooMany', { max }))
  }
  const types = accept.length > 0 ? accept.join(' ') : t('fields.upload.anyType')
  return (
    <div className="flex flex-column gap-2 min-w-0">
      <UploadedList urls={value.urls} variant={variant} onChange={(urls) => onChange({ ...value, urls })} />
      {uploads.map((upload) => (
        <UploadRow key={upload.key} upload={upload} onCancel={() => cancel(upload)} onRetry={() => retry(upload)} />
      ))}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first */}
      <div
        className="kit-upload-drop flex flex-wrap align-items-center gap-2 p-2 border-round"
        data-over={isOver || undefined}
        data-invalid={invalid || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          take([...event.dataTransfer.files])
        }}
      >
        <Button
          id={id}
          ref={inputRef}
          icon="upload"
          disabled={room <= 0}
          aria-labelledby={`${id}-label ${id}-what`}
          aria-describedby={`${id}-hint ${describedBy}`}
          onClick={() => chooser.current?.click()}
          onBlur={onBlur}
        >
          <span id={`${id}-what`}>{t(variant === 'image' ? 'fields.upload.chooseImage' : 'fields.upload.choose', { count: max })}</span>
        </Button>
        <span id={`${id}-hint`} className="kit-wrap text-xs text-color-secondary">
          {t('fields.upload.hint', { types, size: formatFileSize(maxSize) })}
          {max > 1 && Number.isFinite(max) && ` · ${t('fields.upload.limit', { max })}`}
        </span>
        <input
          ref={chooser}
          type="file"
          hidden
          multiple={max > 1}
          accept={expandExtensions(accept)
            .map((ending) => `.${ending}`)
            .join(',')}
          onChange={(event) => {
            take([...(event.target.files ?? [])])
            // allows choosing the same file again after a failure
            event.target.value = ''
          }}
        />
      </div>
    </div>
  )
}
