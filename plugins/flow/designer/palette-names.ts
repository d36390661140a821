import type Palette from 'diagram-js/lib/features/palette/Palette'
import type { PaletteEntries } from 'diagram-js/lib/features/palette/PaletteProvider'

/** after the tool's own, whose entries it names */
const lowPriority = 500

/** The module that calls what can be drawn by its name alone: `start-event`, `hand-tool`. */
export function paletteNames(nameOf: (entry: string) => string) {
  const named = (entries: PaletteEntries): PaletteEntries =>
    Object.fromEntries(
      Object.entries(entries).map(([id, entry]) => [id, entry.title ? { ...entry, title: nameOf(id.replace('create.', '')) } : entry]),
    )
  const register = (palette: Palette) => palette.registerProvider(lowPriority, { getPaletteEntries: () => named })
  return { __init__: ['paletteNames'], paletteNames: ['factory', Object.assign(register, { $inject: ['palette'] })] }
}
