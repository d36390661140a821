import type { PaletteEntries } from 'diagram-js/lib/features/palette/PaletteProvider'
import { expect, test } from 'vitest'
import { paletteTranslations } from './palette-names'

type Provider = { readonly getPaletteEntries: () => (entries: PaletteEntries) => PaletteEntries }

test('names palette entries in four groups without extra separators', () => {
  const [, register] = paletteTranslations((name) => `[${name}]`).paletteNames
  let provider: Provider | undefined
  const palette = { registerProvider: (_priority: number, one: Provider) => (provider = one) }
  // factory of bpmn-js, called with its arguments
  ;(register as (...given: unknown[]) => void)(palette, {}, {})
  const entry = (group: string) => ({ group, title: group, className: '', action: {} })
  const named = provider?.getPaletteEntries()({
    'hand-tool': entry('tools'),
    'tool-separator': { group: 'tools', separator: true, action: {} },
    'create.start-event': entry('event'),
    'create.exclusive-gateway': entry('gateway'),
    'create.task': entry('activity'),
    'create.data-object': entry('data-object'),
    'create.group': entry('artifact'),
  })
  expect(Object.values(named ?? {}).map(({ group, title }) => [group, title])).toEqual([
    ['tools', '[hand-tool]'],
    ['event', '[start-event]'],
    ['activity', '[exclusive-gateway]'],
    ['activity', '[user-task]'],
    ['activity', '[service-task]'],
    ['beside', '[data-object]'],
    ['beside', '[group]'],
  ])
})
