import { createContext, type RefCallback, useCallback, useContext, useState } from 'react'
import { useDraft } from './drafts'
import { type Draft, useUnsaved } from './unsaved'

const OriginContext = createContext<Omit<Draft, 'values'>>({ place: '' })

/** Says where the views inside stand and what they were opened for, so that what is edited there finds back. */
export const DraftOrigin = OriginContext

interface Edits<Value, Box extends HTMLElement> {
  /** What the person made of it; `undefined` as long as nothing was changed. */
  readonly changed: Value | undefined
  /** `undefined` once it is saved or taken back. */
  readonly change: (value: Value | undefined) => void
  /** On whatever stands in the page as long as the edits do. */
  readonly box: RefCallback<Box>
}

/**
 * What a person changes in a view without fields: the shell asks before it is lost, and offers it again after a session
 * that ended. Several of one view, and one of a view that no action opened, say which they are.
 *
 * @example
 * const { changed, change, box } = useEdits<readonly string[]>()
 */
export function useEdits<Value, Box extends HTMLElement = HTMLDivElement>(part = ''): Edits<Value, Box> {
  const origin = useContext(OriginContext)
  const place = `${origin.place} ${part}`.trim()
  const restored = useDraft(place)
  const editsOf = (draft: Draft | undefined) => draft?.values.edits as Value | undefined // this same view gave it under this place
  const [edits, edit] = useState({ changed: editsOf(restored), restored })
  // wanted back while the view is open already
  if (restored !== edits.restored) edit({ changed: editsOf(restored), restored })
  const [isShown, setShown] = useState(false)
  const { changed } = edits
  const element = useUnsaved<Box>({
    // what came back may wait for the rest of its view
    isDirty: changed !== undefined && isShown,
    draft: () => ({ ...origin, place, values: { edits: changed } }),
  })
  const box = useCallback(
    (shown: Box | null) => {
      element.current = shown
      setShown(shown !== null)
    },
    [element],
  )
  const change = useCallback((value: Value | undefined) => edit((now) => ({ ...now, changed: value })), [])
  return { changed, change, box }
}
