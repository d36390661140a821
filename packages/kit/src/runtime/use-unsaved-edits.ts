import { createContext, type RefCallback, useCallback, useContext, useState } from 'react'
import { useDraft } from './drafts'
import { type FormDraft, useUnsavedChanges } from './unsaved-changes'

const DraftOriginContext = createContext<Omit<FormDraft, 'values'>>({ formKey: '' })

/** Says where the views inside stand and what they were opened for, so that what is edited there finds back. */
export const DraftOriginProvider = DraftOriginContext

interface UnsavedEdits<Value, Box extends HTMLElement> {
  /** What the person made of it; `undefined` as long as nothing was changed. */
  readonly draft: Value | undefined
  /** `undefined` once it is saved or taken back. */
  readonly setDraft: (value: Value | undefined) => void
  /** On whatever stands in the page as long as the edits do. */
  readonly ref: RefCallback<Box>
}

/**
 * What a person changes in a view without fields: the shell asks before it is lost, and offers it again after a session
 * that ended. Several of one view, and one of a view that no action opened, say which they are.
 *
 * @example
 * const { changed, change, box } = useEdits<readonly string[]>()
 */
export function useUnsavedEdits<Value, Box extends HTMLElement = HTMLDivElement>(part = ''): UnsavedEdits<Value, Box> {
  const origin = useContext(DraftOriginContext)
  const place = `${origin.formKey} ${part}`.trim()
  const restored = useDraft(place)
  const editsOf = (draft: FormDraft | undefined) => draft?.values.edits as Value | undefined // this same view gave it under this place
  const [edits, edit] = useState({ changed: editsOf(restored), restored })
  // wanted back while the view is open already
  if (restored !== edits.restored) edit({ changed: editsOf(restored), restored })
  const [isShown, setShown] = useState(false)
  const { changed } = edits
  const element = useUnsavedChanges<Box>({
    // what came back may wait for the rest of its view
    isDirty: changed !== undefined && isShown,
    draft: () => ({ ...origin, formKey: place, values: { edits: changed } }),
  })
  const box = useCallback(
    (shown: Box | null) => {
      element.current = shown
      setShown(shown !== null)
    },
    [element],
  )
  const change = useCallback((value: Value | undefined) => edit((now) => ({ ...now, changed: value })), [])
  return { draft: changed, setDraft: change, ref: box }
}
