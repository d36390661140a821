import './rich-text.css'
import '../fields.css'
import { useKitText } from '@jwsk/ui'
import { useEffect, useRef, useState } from 'react'
import { useRuntime } from '../../runtime/kit-provider'
import type { InputProps } from '../types'
import { validateFile } from '../upload/file-rules'
import { UploadRow } from '../upload/upload-list'
import { type Upload, useUploads } from '../upload/use-uploads'
import { LinkEditor } from './link-editor'
import { useRichTextText, useRichTextTexts } from './rich-text-texts'
import { TableToolbar } from './table-toolbar'
import { Toolbar } from './toolbar'
import { insertImages } from './upload-images'
import { useEditor } from './use-editor'

const noOrigins: readonly string[] = []
// hostile text can have thousands
const maxNames = 8
const imageRules = { accept: ['jpg', 'jpeg', 'png', 'gif', 'webp'], maxSize: 10 * 1024 * 1024 }

/** Rich text editor; images are uploaded and embedded by URL. */
export function RichTextEditor(props: InputProps<string>) {
  return useRichTextTexts() ? <LoadedEditor {...props} /> : null
}

function LoadedEditor({ id, value, onChange, onBlur, invalid, required, describedBy, inputRef }: InputProps<string>) {
  const [t, richText] = [useKitText(), useRichTextText()]
  const { site, client } = useRuntime()
  const origins = site?.imageOrigins ?? noOrigins
  const host = useRef<HTMLDivElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const [isLinking, setLinking] = useState(false)
  const [leftOut, setLeftOut] = useState(0)
  const { uploads, add, refuse, retry, cancel } = useUploads(undefined, (source, key) => settle(key, source))
  const upload = (file: File) => {
    const problem = validateFile(file, imageRules)
    if (problem) refuse(file, t(problem.key, problem.values))
    return problem ? undefined : add([file])[0]
  }
  const { editor, removed, settle } = useEditor({
    host,
    html: value,
    origins,
    attributes: {
      id,
      role: 'textbox',
      class: 'kit-prose',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      'aria-describedby': `${describedBy} ${id}-notes`,
      'aria-required': String(required),
    },
    preservedLabel: richText('preserved'),
    onChange,
    onBlur,
    onImage: upload,
    onLeftOut: setLeftOut,
  })
  useEffect(() => {
    // after failed validation, focus moves to the text inside, not to the box around it
    if (editor) inputRef(editor.view.dom)
  }, [editor, inputRef])
  const giveUp = (given: Upload) => {
    cancel(given)
    settle(given.key)
  }
  return (
    <div className="kit-box kit-editor" data-invalid={invalid || undefined}>
      {editor && <Toolbar editor={editor} onLink={() => setLinking(!isLinking)} onImage={() => chooser.current?.click()} />}
      {editor && <TableToolbar editor={editor} />}
      {editor && isLinking && <LinkEditor editor={editor} onClose={() => setLinking(false)} />}
      <div ref={host} className="kit-editor-text" />
      <div id={`${id}-notes`} role="status" className="kit-editor-notes px-3 text-xs text-color-secondary">
        {client.profile.stripsHtml && <p>{richText('stripped')}</p>}
        {removed.length > 0 && <p>{richText('removed', { names: removed.slice(0, maxNames).join(richText('separator')) })}</p>}
        {leftOut > 0 && <p>{richText('leftOut', { count: leftOut })}</p>}
      </div>
      {uploads.map((each) => (
        <UploadRow key={each.key} upload={each} onCancel={() => giveUp(each)} onRetry={() => retry(each)} />
      ))}
      <input
        ref={chooser}
        type="file"
        hidden
        accept={imageRules.accept.map((ending) => `.${ending}`).join(',')}
        onChange={(event) => {
          if (editor) insertImages(editor.view, [...(event.target.files ?? [])], upload)
          event.target.value = ''
        }}
      />
    </div>
  )
}
