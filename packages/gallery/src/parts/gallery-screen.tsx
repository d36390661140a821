import { Button, useTranslate } from '@jwsk/kit'
import { useState } from 'react'
import { type Example, ExampleCard } from './example'
import { galleryStyles } from './gallery-styles'

/** Examples that are shown together. */
export interface Group {
  readonly name: string
  readonly title: string
  readonly examples: readonly Example[]
}

interface GalleryScreenProps {
  readonly title: string
  readonly hint: string
  readonly groups: readonly Group[]
  readonly code: 'beside' | 'below'
}

/** Screen of the gallery: groups of examples, one below the other. */
export function GalleryScreen({ title, hint, groups, code }: GalleryScreenProps) {
  const t = useTranslate()
  const [selected, setSelected] = useState(groups[0]?.name)
  const group = groups.find(({ name }) => name === selected)
  return (
    <section className="kit-view flex flex-column gap-3">
      <header>
        <h1 className="m-0 text-xl">{title}</h1>
        <p className="m-0 text-color-secondary">{hint}</p>
      </header>
      {groups.length > 1 && (
        <nav style={galleryStyles.choice} aria-label={t('room.choose')}>
          {groups.map(({ name, title: label }) => (
            <Button
              key={name}
              variant={name === selected ? 'primary' : 'plain'}
              aria-pressed={name === selected}
              onClick={() => setSelected(name)}
            >
              {label}
            </Button>
          ))}
        </nav>
      )}
      {group?.examples.map((example) => (
        <ExampleCard key={example.name} example={example} code={code} />
      ))}
    </section>
  )
}
