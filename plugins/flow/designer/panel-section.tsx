import type { ReactNode } from 'react'

interface PanelSectionProps {
  readonly title: string
  /** Id of the element that describes the title. */
  readonly note?: string
  readonly children: ReactNode
}

/** Section of the panel next to a diagram, with a heading. */
export function PanelSection({ title, note, children }: PanelSectionProps) {
  return (
    <section className="flex flex-column gap-3 px-4 pb-4 border-bottom-1 surface-border">
      <header className="flex flex-wrap align-items-baseline column-gap-2 -mx-4 px-4 py-2 surface-hover">
        <h2 className="text-base">{title}</h2>
        {note && <bdi className="text-xs text-color-secondary">{note}</bdi>}
      </header>
      {children}
    </section>
  )
}
