import { useNotifier } from '@jwsk/kit'
import { type RefObject, useCallback, useRef, useState } from 'react'
import type { DesignerPart } from '../designer/designer-header'
import type { ModelDetails } from '../designer/model-panel'
import type { ModelerHandle } from '../designer/modeler-handle'

/** Parts that show the process itself. */
export type ProcessView = Exclude<DesignerPart, 'form'>

interface ProcessViewOptions {
  readonly xml: string
  readonly details: ModelDetails
  readonly drawing: RefObject<ModelerHandle | null>
}

/** Process that the tree and the drawing show in turn: the one that is opened begins with the text of the other. */
export function useProcessViews({ xml: first, details, drawing }: ProcessViewOptions) {
  const notice = useNotifier()
  const [part, setPart] = useState<DesignerPart>('tree')
  const [view, setView] = useState<ProcessView>('tree')
  // text that the view on screen began with
  const [opened, setOpened] = useState({ xml: first, revision: 0 })
  const latest = useRef(first)
  const isDrawn = useRef(false)
  const isParsed = useRef(false)
  const read = async (): Promise<string> => {
    if (view === 'diagram' && isDrawn.current && drawing.current) latest.current = await drawing.current.save(details)
    return latest.current
  }
  const show = useCallback((next: ProcessView) => {
    isDrawn.current = false
    setOpened(({ revision }) => ({ xml: latest.current, revision: revision + 1 }))
    setView(next)
    setPart(next)
  }, [])
  return {
    part,
    view,
    opened,
    /** Shows a part; rejected text of a drawing is reported, and the drawing remains. */
    async open(next: DesignerPart) {
      if (next === 'form' || next === view) return setPart(next)
      try {
        await read()
        show(next)
      } catch (error) {
        notice.error(error)
      }
    },
    /** Returns the XML as it is, with unsaved changes. */
    read,
    showForm: () => setPart('form'),
    /** Returns the XML with the process named after its model. */
    async save(): Promise<string> {
      if (view === 'diagram') return (await drawing.current?.save(details)) ?? latest.current
      const { nameProcess } = await import('../designer/tree/process-document')
      return nameProcess(latest.current, details)
    },
    onTreeChanged: useCallback((xml: string) => {
      latest.current = xml
    }, []),
    onDrawn: useCallback(() => {
      isDrawn.current = true
    }, []),
    /** Opens the drawing if the tree cannot show the process that is opened first. */
    onParsed: useCallback(
      (isStructured: boolean) => {
        if (isParsed.current) return
        isParsed.current = true
        if (!isStructured) show('diagram')
      },
      [show],
    ),
  }
}
