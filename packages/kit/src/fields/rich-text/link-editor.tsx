import { getOwn } from '@jwsk/sdk'
import { Button, TextInput, useKitText } from '@jwsk/ui'
import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useRichTextText } from './rich-text-texts'
import { isAllowedTarget } from './sanitize-html'

/** Form for the URL of a link, below the toolbar. */
export function LinkEditor({ editor, onClose }: { readonly editor: Editor; readonly onClose: () => void }) {
  const [t, richText] = [useKitText(), useRichTextText()]
  const note = useId()
  const box = useRef<HTMLInputElement>(null)
  const before: unknown = editor.getAttributes('link').href
  const [address, setAddress] = useState(typeof before === 'string' ? before : 'https://')
  const [isRefused, refuse] = useState(false)
  useEffect(() => box.current?.focus(), [])
  const apply = () => {
    const href = address.trim()
    if (!isAllowedTarget(href)) return refuse(true)
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    onClose()
  }
  const pressed = (event: KeyboardEvent) => {
    const act = getOwn({ Enter: apply, Escape: onClose }, event.key)
    if (!act) return
    // must not submit the form or close the dialog around it
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  return (
    <div className="kit-editor-link flex flex-wrap gap-2 p-2 border-bottom-1 surface-border">
      <TextInput
        ref={box}
        type="text"
        inputMode="url"
        aria-label={richText('linkAddress')}
        aria-invalid={isRefused}
        aria-describedby={note}
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={pressed}
      />
      <Button onClick={apply}>{t('actions.confirm')}</Button>
      {typeof before === 'string' && (
        <Button
          variant="quiet"
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run()
            onClose()
          }}
        >
          {richText('unlink')}
        </Button>
      )}
      <p id={note} className="text-sm text-red-500" aria-live="polite">
        {isRefused && richText('linkMalformed')}
      </p>
    </div>
  )
}
