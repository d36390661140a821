import { type ReactNode, type Ref, useEffect, useState } from 'react'
import { useIsNarrow } from '../browser/use-is-narrow'
import { Button } from './button'
import { loadable } from './loadable'

const Dialog = loadable(() => import('./dialog').then((module) => ({ default: module.Dialog })))

interface SplitProps {
  /** `side`: a narrow part before a wide one; `below`: parts of equal width, one below the other. */
  readonly orientation: 'side' | 'below'
  readonly children: ReactNode
}

/** Layout of several lists on one screen; on phones they are stacked. */
export function Split({ orientation, children }: SplitProps) {
  return (
    <div className="kit-split" data-place={orientation}>
      {children}
    </div>
  )
}

interface SplitPartProps {
  /** Heading and accessible name of the part. */
  readonly title: string
  readonly children: ReactNode
  readonly ref?: Ref<HTMLElement>
}

/** Part of a split layout with its own heading. */
export function SplitPart({ title, children, ref }: SplitPartProps) {
  return (
    <section ref={ref} className="kit-split-part flex flex-column gap-2" aria-label={title}>
      <h2 className="m-0 text-lg font-semibold">{title}</h2>
      {children}
    </section>
  )
}

/** Viewport width in CSS pixels from which a list fits next to a tree. */
const minAsideWidth = 1100

interface SplitAsideProps {
  /** Names what the user selects from. */
  readonly title: string
  /** Label of the selection; `undefined` if nothing is selected, i.e. the list shows everything. */
  readonly selectedLabel: string | undefined
  readonly children: ReactNode
}

/** Filter panel next to a list. On narrow screens a button with the selected label opens it as a dialog. */
export function SplitAside({ title, selectedLabel, children }: SplitAsideProps): ReactNode {
  const isNarrow = useIsNarrow(minAsideWidth)
  const [isOpen, open] = useState(false)
  // the selection was made or cleared
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change that closes
  useEffect(() => open(false), [selectedLabel])
  if (!isNarrow) return children
  return (
    <div className="kit-split-button">
      <Button icon="down" aria-haspopup="dialog" onClick={() => open(true)}>
        {selectedLabel ?? title}
      </Button>
      {isOpen && (
        <Dialog title={title} onClose={() => open(false)}>
          <div className="kit-dialog-body">{children}</div>
        </Dialog>
      )}
    </div>
  )
}
