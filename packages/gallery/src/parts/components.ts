import type { ComponentType } from 'react'
import type { Example } from './example'
import { nameOf } from './found'

interface Found {
  /** The part of the texts that they have: `charts`. */
  readonly room: string
  readonly components: Readonly<Record<string, ComponentType>>
  readonly sources: Readonly<Record<string, string>>
  readonly t: (key: string) => string
}

/** Examples that are components, in the order of their files. */
export const examplesOf = ({ room, components, sources, t }: Found): readonly Example[] =>
  Object.entries(components).map(([file, Shown]) => {
    const name = nameOf(file)
    const texts = `${room}.${name}`
    return { name, title: t(`${texts}.title`), note: `${texts}.note`, source: sources[file] ?? '', Shown }
  })
