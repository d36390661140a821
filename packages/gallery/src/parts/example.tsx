import { Fallback, useTranslate } from '@jwsk/kit'
import type { ComponentType } from 'react'
import { CodePanel } from './code-panel'
import { galleryStyles } from './gallery-styles'

/** Running example of the kit with the source of its file. */
export interface Example {
  readonly name: string
  readonly title: string
  /** Key of its note. */
  readonly note: string
  readonly source: string
  readonly Component: ComponentType
}

interface ExampleCardProps {
  readonly example: Example
  /** Position of the code; a list needs the whole width. */
  readonly code: 'beside' | 'below'
}

/** Example under its name, with its code. */
export function ExampleCard({ example, code }: ExampleCardProps) {
  const t = useTranslate()
  const { name, title, note, source, Component } = example
  return (
    <article style={{ ...galleryStyles.card, ...galleryStyles[code] }} data-example={name}>
      <div className="min-w-0">
        <h2 className="m-0 mb-1 text-base">{title}</h2>
        <p className="m-0 mb-3 text-color-secondary">{t(note)}</p>
        <Fallback fallback={null}>
          <Component />
        </Fallback>
      </div>
      <CodePanel title={title} code={source} />
    </article>
  )
}
