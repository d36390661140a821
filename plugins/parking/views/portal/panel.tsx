import type { HTMLAttributes, ReactNode } from 'react'

interface PanelProps extends HTMLAttributes<HTMLElement> {
  /** What it is, in one word: the page's, and its style's. */
  readonly name: string
  readonly heading: string
  /** What stands beside its heading. */
  readonly aside?: ReactNode
}

/** A framed part of the screen, named by its heading. */
export const Panel = ({ name, heading, aside, children, ...rest }: PanelProps) => (
  <section
    {...rest}
    className={`portal-panel flex flex-column min-h-0 border-1 surface-border border-round-lg surface-card portal-${name}`}
    aria-labelledby={`portal-${name}`}
  >
    <header className="flex align-items-center justify-content-between text-color-secondary">
      <h2 className="text-color" id={`portal-${name}`}>
        {heading}
      </h2>
      {aside}
    </header>
    {children}
  </section>
)
