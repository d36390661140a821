import type { ComponentType } from 'react'
import type { Example } from './example'
import { getExampleName } from './example-paths'

interface ExampleModules {
  /** Key of their group in the texts, e.g. `charts`. */
  readonly group: string
  readonly components: Readonly<Record<string, ComponentType>>
  readonly sources: Readonly<Record<string, string>>
  readonly t: (key: string) => string
}

/** Creates examples from component modules, in the order of their files. */
export const createExamples = ({ group, components, sources, t }: ExampleModules): readonly Example[] =>
  Object.entries(components).map(([file, Component]) => {
    const name = getExampleName(file)
    const texts = `${group}.${name}`
    return { name, title: t(`${texts}.title`), note: `${texts}.note`, source: sources[file] ?? '', Component }
  })
