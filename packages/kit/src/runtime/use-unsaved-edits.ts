import { createContext, type RefCallback, useCallback, useContext, useState } from 'react'
import { useDraft } from './drafts'
import { type FormDraft, useUnsavedChanges } from './unsaved-changes'

const DraftOriginContext = createContext<Omit<FormDraft, 'values'>>({ formKey: '' })

/** Provides the form key and target of the views inside, by which their drafts are found again. */
export const DraftOriginProvider = DraftOriginContext

interface UnsavedEdits<Value, Box extends HTMLElement> {
  /** Edited value; `undefined` while unchanged. */
  readonly draft: Value | undefined
  /** Sets the edited value; `undefined` once it is saved or reverted. */
  readonly setDraft: (value: Value | undefined) => void
  /** Ref for an element that is mounted as long as the edits. */
  readonly ref: RefCallback<Box>
}

/**
 * Tracks unsaved edits of a view without fields: the shell asks before they are lost, and offers them again after the
 * session ended. `part` distinguishes several of one view, or names one of a view that no action opened.
 *
 * @example
 * const { draft, setDraft, ref } = useUnsavedEdits<readonly string[]>()
 */
export function useUnsavedEdits<Value, Box extends HTMLElement = HTMLDivElement>(part = ''): UnsavedEdits<Value, Box> {
  const origin = useContext(DraftOriginContext)
  const formKey = `${origin.formKey} ${part}`.trim()
  const restored = useDraft(formKey)
  const getEdits = (draft: FormDraft | undefined) => draft?.values.edits as Value | undefined // the same view stored it under this key
  const [edits, edit] = useState({ changed: getEdits(restored), restored })
  // restored while the view is already open
  if (restored !== edits.restored) edit({ changed: getEdits(restored), restored })
  const [isMounted, setMounted] = useState(false)
  const { changed } = edits
  const element = useUnsavedChanges<Box>({
    // restored edits may wait for the rest of the view
    isDirty: changed !== undefined && isMounted,
    draft: () => ({ ...origin, formKey: formKey, values: { edits: changed } }),
  })
  const box = useCallback(
    (node: Box | null) => {
      element.current = node
      setMounted(node !== null)
    },
    [element],
  )
  const change = useCallback((value: Value | undefined) => edit((now) => ({ ...now, changed: value })), [])
  return { draft: changed, setDraft: change, ref: box }
}
