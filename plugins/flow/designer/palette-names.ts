import { ownEntry } from '@jwsk/sdk'
import type Palette from 'diagram-js/lib/features/palette/Palette'
import type { PaletteEntries } from 'diagram-js/lib/features/palette/PaletteProvider'

/** after the tool's own, whose entries it names */
const lowPriority = 500

/** in the colour that it is drawn in */
const colours: Readonly<Record<string, string>> = {
  'start-event': 'text-green-500',
  'intermediate-event': 'text-blue-500',
  'end-event': 'text-red-500',
  'exclusive-gateway': 'text-orange-500',
}

/** The module that calls what can be drawn by its name alone: `start-event`, `hand-tool`. */
export function paletteNames(nameOf: (entry: string) => string) {
  const named = (entries: PaletteEntries): PaletteEntries =>
    Object.fromEntries(
      Object.entries(entries).map(([id, entry]) => {
        const name = id.replace('create.', '')
        return [
          id,
          entry.title
            ? { ...entry, title: nameOf(name), className: [entry.className, ownEntry(colours, name)].filter(Boolean).join(' ') }
            : entry,
        ]
      }),
    )
  const register = (palette: Palette) => palette.registerProvider(lowPriority, { getPaletteEntries: () => named })
  return { __init__: ['paletteNames'], paletteNames: ['factory', Object.assign(register, { $inject: ['palette'] })] }
}
