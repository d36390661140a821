import type { ReactNode, Ref } from 'react'

interface SplitProps {
  /** `side`: a narrow part before a wide one; `below`: parts of one width, each under the former. */
  readonly place: 'side' | 'below'
  readonly children: ReactNode
}

/** Several lists on one screen; on a phone they stand below each other. */
export function Split({ place, children }: SplitProps) {
  return (
    <div className="kit-split" data-place={place}>
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
    <section ref={ref} className="kit-split-part" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
