import type { ChartTone } from './chart-data'

/** Colours and font of the page as values that a canvas accepts. */
export interface ChartTheme {
  readonly text: string
  readonly muted: string
  readonly border: string
  readonly surface: string
  readonly soft: string
  readonly palette: readonly string[]
  readonly tones: Readonly<Record<ChartTone, string>>
  readonly font: string
  /** Language tag of the page; decides how compact numbers are formatted. */
  readonly language: string
  /** Font size in CSS pixels; grows with the screen on wallboards. */
  readonly fontSize: number
  /** Width of the container in CSS pixels. */
  readonly width: number
  readonly height: number
  readonly motion: 'moving' | 'still'
  /** `system` in forced-colors mode: strokes, symbols and patterns then distinguish the series. */
  readonly colors: 'theme' | 'system'
}

/** Converts the computed value of a `color-mix()`, `color(srgb 0.1 0.2 0.3 / 0.5)`, to `rgba(26,51,77,0.5)`; returns other colours unchanged. */
export function toRgb(color: string): string {
  const parts = /^color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)(?: \/ ([\d.e-]+))?\)$/.exec(color)
  if (!parts) return color
  const [, red, green, blue, alpha = '1'] = parts
  const channels = [red, green, blue].map((share) => Math.round(Number(share) * 255))
  return `rgba(${channels.join(',')},${alpha})`
}

const faintColor = 'color-mix(in srgb, CanvasText 20%, Canvas)'

/** System colours that replace the design tokens in forced-colors mode. */
const systemColors = new Map([
  ['text', 'CanvasText'],
  ['border', faintColor],
  ['surface-1', 'Canvas'],
  ['surface-3', faintColor],
  ['accent-soft', faintColor],
  ['accent', 'LinkText'],
])

export const forcedColorsQuery = '(forced-colors: active)'

/** Reads the design tokens in effect for an element. */
export function readChartTheme(element: HTMLElement): ChartTheme {
  const probe = element.appendChild(document.createElement('i'))
  const isForced = matchMedia(forcedColorsQuery).matches
  // else every colour computes to the text colour
  if (isForced) probe.style.setProperty('forced-color-adjust', 'none')
  const token = (name: string) => {
    probe.style.color = isForced ? (systemColors.get(name) ?? 'CanvasText') : `var(--${name})`
    return toRgb(getComputedStyle(probe).color)
  }
  const { fontFamily, fontSize } = getComputedStyle(element)
  const [accent, success, warning, danger, quiet] = ['accent', 'success', 'warning', 'danger', 'surface-3'].map(token)
  const tones = { accent, success, warning, danger, quiet } as ChartTheme['tones'] // five names in, five colours out
  const theme: ChartTheme = {
    text: token('text'),
    muted: token('text-muted'),
    border: token('border'),
    surface: token('surface-1'),
    soft: token('accent-soft'),
    palette: [tones.accent, ...[2, 3, 4, 5, 6].map((at) => token(`series-${at}`)), token('border-strong')],
    tones,
    font: fontFamily,
    language: document.documentElement.lang || 'en',
    fontSize: Number.parseFloat(fontSize) || 12,
    width: element.clientWidth,
    height: element.clientHeight,
    motion: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'still' : 'moving',
    colors: isForced ? 'system' : 'theme',
  }
  probe.remove()
  return theme
}
