import { type ReactNode, type Ref, useEffect, useState } from 'react'
import { useIsNarrow } from '../runtime/use-is-narrow'
import { Button } from './button'
import { loadable } from './loadable'

const Dialog = loadable(() => import('./dialog').then((module) => ({ default: module.Dialog })))

interface SplitProps {
  /** `side`: a narrow part before a wide one; `below`: parts of one width, each under the former. */
  readonly orientation: 'side' | 'below'
  readonly children: ReactNode
}

/** Several lists on one screen; on a phone they stand below each other. */
export function Split({ orientation, children }: SplitProps) {
  return (
    <div className="kit-split" data-place={orientation}>
      {children}
    </div>
  )
}

interface SplitPartProps {
  /** What the part is about: its heading, and its name for assistive technology. */
  readonly title: string
  readonly children: ReactNode
  readonly ref?: Ref<HTMLElement>
}

/** A part with a heading of its own. */
export function SplitPart({ title, children, ref }: SplitPartProps) {
  return (
    <section ref={ref} className="kit-split-part flex flex-column gap-2" aria-label={title}>
      <h2 className="m-0 text-lg font-semibold">{title}</h2>
      {children}
    </section>
  )
}

/** a list beside a tree needs more than a phone */
const minAsideWidth = 1100

interface SplitAsideProps {
  /** What is chosen from. */
  readonly title: string
  /** What is chosen, in words; without it everything is. */
  readonly selectedLabel: string | undefined
  readonly children: ReactNode
}

/** What a list is chosen by, beside it; where that leaves the list too little behind a button that says what is chosen. */
export function SplitAside({ title, selectedLabel, children }: SplitAsideProps): ReactNode {
  const isNarrow = useIsNarrow(minAsideWidth)
  const [isOpen, open] = useState(false)
  // a choice is made, or taken back
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
