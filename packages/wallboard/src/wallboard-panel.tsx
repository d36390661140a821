import type { HTMLAttributes, ReactNode } from 'react'

interface WallboardPanelProps extends HTMLAttributes<HTMLElement> {
  /** Short name; part of its CSS class and id. */
  readonly name: string
  readonly heading: string
  /** Content next to the heading. */
  readonly aside?: ReactNode
}

/** Section of a wallboard, named by its heading. */
export const WallboardPanel = ({ name, heading, aside, children, ...rest }: WallboardPanelProps) => (
  <section {...rest} className={`wallboard-panel flex flex-column min-h-0 wallboard-${name}`} aria-labelledby={`wallboard-${name}`}>
    <header className="flex flex-wrap align-items-center justify-content-between column-gap-3 text-color-secondary white-space-nowrap">
      <h2 className="flex-none max-w-full overflow-hidden text-overflow-ellipsis" title={heading} id={`wallboard-${name}`}>
        {heading}
      </h2>
      {aside}
    </header>
    {children}
  </section>
)
