import { getOwn } from '@jwsk/sdk'
import type ElementFactory from 'diagram-js/lib/core/ElementFactory'
import type Create from 'diagram-js/lib/features/create/Create'
import type Palette from 'diagram-js/lib/features/palette/Palette'
import type { PaletteEntries } from 'diagram-js/lib/features/palette/PaletteProvider'

/** Runs after the palette provider of bpmn-js, whose entries it renames. */
const lowPriority = 500

/** In the color of the element in the diagram. */
const colors: Readonly<Record<string, string>> = {
  'start-event': 'text-green-500',
  'intermediate-event': 'text-blue-500',
  'end-event': 'text-red-500',
  'exclusive-gateway': 'text-orange-500',
}

/** Four groups: tools, events, activities and everything else; the last would otherwise be a group each. */
const groups: Readonly<Record<string, string>> = {
  gateway: 'activity',
  'data-object': 'beside',
  'data-store': 'beside',
  collaboration: 'beside',
  artifact: 'beside',
}

/** Creates the module that labels palette entries by their name: `start-event`, `hand-tool`. */
export function paletteTranslations(getTitle: (entry: string) => string) {
  const named = (entries: PaletteEntries, more: PaletteEntries): PaletteEntries =>
    Object.fromEntries(
      Object.entries(entries)
        .flatMap((entry) => (entry[0] === 'create.task' ? Object.entries(more) : [entry]))
        // groups are separated by a line
        .filter(([, { separator }]) => !separator)
        .map(([id, { group = '', ...rest }]) => {
          const name = id.replace('create.', '')
          const entry = { ...rest, group: getOwn(groups, group) ?? group }
          return [
            id,
            entry.title
              ? { ...entry, title: getTitle(name), className: [entry.className, getOwn(colors, name)].filter(Boolean).join(' ') }
              : entry,
          ]
        }),
    )
  const register = (palette: Palette, create: Create, elements: ElementFactory) => {
    const task = (className: string, type: string) => {
      const start = (event: Event) => create.start(event, elements.createShape({ type }))
      return { group: 'activity', className, title: type, action: { dragstart: start, click: start } }
    }
    const tasks = {
      'create.user-task': task('bpmn-icon-user-task', 'bpmn:UserTask'),
      'create.service-task': task('bpmn-icon-service-task', 'bpmn:ServiceTask'),
    }
    palette.registerProvider(lowPriority, { getPaletteEntries: () => (entries: PaletteEntries) => named(entries, tasks) })
  }
  return {
    __init__: ['paletteNames'],
    paletteNames: ['factory', Object.assign(register, { $inject: ['palette', 'create', 'elementFactory'] })],
  }
}
