import './rich-text.css'
import '../fields.css'
import { useKitText } from '@jwsk/ui'
import { useEffect, useRef, useState } from 'react'
import { useRuntime } from '../../runtime/kit-provider'
import type { InputProps } from '../types'
import { validateFile } from '../upload/file-rules'
import { UploadRow } from '../upload/upload-list'
import { useUploads } from '../upload/use-uploads'
import { LinkEditor } from './link-editor'
import { Toolbar } from './toolbar'
import { useEditor } from './use-editor'

const noOrigins: readonly string[] = []
const imageRules = { accept: ['jpg', 'jpeg', 'png', 'gif', 'webp'], maxSize: 10 * 1024 * 1024 }

/** Rich text editor; images are uploaded and embedded by URL. */
export function RichTextEditor({ id, value, onChange, onBlur, invalid, required, describedBy, inputRef }: InputProps<string>) {
  const t = useKitText()
  const { site, client } = useRuntime()
  const origins = site?.imageOrigins ?? noOrigins
  const warning = client.profile.stripsHtml && `${id}-stripped`
  const host = useRef<HTMLDivElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const [isLinking, setLinking] = useState(false)
  const editor = useEditor({
    host,
    html: value,
    origins,
    attributes: {
      id,
      role: 'textbox',
      class: 'kit-prose',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      'aria-describedby': warning ? `${describedBy} ${warning}` : describedBy,
      'aria-required': String(required),
    },
    onChange,
    onBlur,
  })
  useEffect(() => {
    // after failed validation, focus moves to the text inside, not to the box around it
    if (editor) inputRef(editor.view.dom)
  }, [editor, inputRef])
  const { uploads, add, refuse, retry, cancel } = useUploads(
    undefined,
    (src) => void editor?.chain().focus().setImage({ src, alt: '' }).run(),
  )
  const take = (files: readonly File[]) => {
    for (const file of files) {
      const problem = validateFile(file, imageRules)
      if (problem) refuse(file, t(problem.key, problem.values))
      else add([file])
    }
  }
  return (
    <div className="kit-box kit-editor" data-invalid={invalid || undefined}>
      {editor && <Toolbar editor={editor} onLink={() => setLinking(!isLinking)} onImage={() => chooser.current?.click()} />}
      {editor && isLinking && <LinkEditor editor={editor} onClose={() => setLinking(false)} />}
      <div ref={host} className="kit-editor-text" />
      {warning && (
        <p id={warning} className="m-0 px-3 pb-2 text-xs text-color-secondary">
          {t('fields.richText.stripped')}
        </p>
      )}
      {uploads.map((upload) => (
        <UploadRow key={upload.key} upload={upload} onCancel={() => cancel(upload)} onRetry={() => retry(upload)} />
      ))}
      <input
        ref={chooser}
        type="file"
        hidden
        accept={imageRules.accept.map((ending) => `.${ending}`).join(',')}
        onChange={(event) => {
          take([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </div>
  )
}
