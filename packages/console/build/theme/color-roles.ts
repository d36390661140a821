// maps the colors of lara-light to roles, by the kind of declaration

type Kind = 'text' | 'fill' | 'line' | 'ring'
type Table = Readonly<Record<string, string>>

const toSoftColor = (role: string, share: number) => `color-mix(in srgb, var(--${role}) ${share}%, transparent)`

/** Tints by hue; every tint of a hue has the same role. */
const hues: Readonly<Record<string, readonly string[]>> = {
  accent: ['#3b82f6', '#2563eb', '#1d4ed8', '#8cbeff', '#70aeff', '59, 130, 246'],
  success: ['#22c55e', '#16a34a', '#15803d', '#1ea97c', '#29c76f', '34, 197, 94'],
  warning: ['#f97316', '#ea580c', '#c2410c', '#cc8925', '#ff9f42', '249, 115, 22'],
  danger: ['#ef4444', '#dc2626', '#b91c1c', '#e24c4c', '#ff5757', '#ea5455', '#e73d3e', '239, 68, 68'],
  info: ['#0ea5e9', '#0284c7', '#0369a1', '14, 165, 233'],
  help: ['#a855f7', '#9333ea', '#7e22ce', '168, 85, 247'],
  'text-muted': ['#64748b', '#475569', '#334155', '100, 116, 139'],
}

/** Darker tints: the hovered and pressed states of a filled control. */
const pressedColors = new Set([
  '#2563eb',
  '#1d4ed8',
  '#16a34a',
  '#15803d',
  '#ea580c',
  '#c2410c',
  '#dc2626',
  '#b91c1c',
  '#0284c7',
  '#0369a1',
  '#9333ea',
  '#7e22ce',
  '#475569',
  '#334155',
])

const text: Table = {
  '#ffffff': 'var(--accent-text)',
  '#fff': 'var(--accent-text)',
  '#f8f9fa': 'var(--on-mask)',
  '#f9fafb': 'var(--on-mask)',
  '#1f2937': 'var(--text)',
  '#374151': 'var(--text)',
  '#4b5563': 'var(--text)',
  '#6b7280': 'var(--text-muted)',
}

const fill: Table = {
  '#ffffff': 'var(--surface-1)',
  '#f9fafb': 'var(--surface-1)',
  '#f8f8fa': 'var(--surface-2)',
  '#f3f4f6': 'var(--surface-2)',
  '#e5e7eb': 'var(--surface-3)',
  '#d1d5db': 'var(--border-strong)',
  '#b7bcc5': 'var(--border-strong)',
  '#9ca3af': 'var(--text-muted)',
  '#4b5563': 'var(--tooltip-bg)',
  '#374151': 'var(--text)',
  '#323232': 'var(--tooltip-bg)',
  '#1f2937': 'var(--text)',
  '#022354': 'var(--tooltip-bg)',
  '#eff6ff': 'var(--accent-soft)',
  'rgba(219, 234, 254, 0.7)': 'var(--info-soft)',
  'rgba(228, 248, 240, 0.7)': 'var(--success-soft)',
  'rgba(255, 242, 226, 0.7)': 'var(--warning-soft)',
  'rgba(255, 231, 230, 0.7)': 'var(--danger-soft)',
}

const line: Table = {
  '#ffffff': 'var(--surface-1)',
  '#f2f2f2': 'var(--border)',
  '#f3f4f6': 'var(--border)',
  '#e5e7eb': 'var(--border)',
  '#d1d5db': 'var(--border-strong)',
  '#9ca3af': 'var(--border-strong)',
  '#6b7280': 'var(--text-muted)',
  '#4b5563': 'var(--tooltip-bg)',
  '#374151': 'var(--text)',
  '#1f2937': 'var(--text)',
  '#191919': 'var(--tooltip-bg)',
  '#eff6ff': 'var(--accent)',
  '#bfdbfe': 'var(--focus)',
}

const ring: Table = {
  '#ffffff': 'var(--surface-1)',
  '#eff6ff': 'var(--accent)',
  '#bfdbfe': 'var(--focus)',
  '#9dc1fb': 'var(--focus)',
  '#bbf7d0': 'var(--success)',
  '#88eaac': 'var(--success)',
  '#fde68a': 'var(--warning)',
  '#fcb98b': 'var(--warning)',
  '#fecaca': 'var(--danger)',
  '#f7a2a2': 'var(--danger)',
  '#83d3f8': 'var(--info)',
  '#e9d5ff': 'var(--help)',
  '#d4aafb': 'var(--help)',
  '#e2e8f0': 'var(--text-muted)',
  '#b0b9c6': 'var(--text-muted)',
}

const kinds: Readonly<Record<Kind, Table>> = { text, fill, line, ring }

const overlays: Table = { '0, 0, 0': 'shade', '255, 255, 255': 'on-mask', '31, 41, 55': 'text' }

/** Maps translucent black and white to shade and light over the background. */
function toOverlayColor(color: string) {
  const match = /^rgba?\((\d+, \d+, \d+)(?:, ([\d.]+))?\)$/.exec(color)
  const role = overlays[match?.[1] ?? '']
  if (!match || !role) return undefined
  // lara writes opaque black for a shade of 5 %
  const share = match[2] === undefined ? 5 : Math.round(Number(match[2]) * 100)
  return toSoftColor(role, share)
}

function toHueColor(color: string) {
  const rgba = /^rgba\((\d+, \d+, \d+), ([\d.]+)\)$/.exec(color)
  const role = Object.keys(hues).find((name) => hues[name]?.includes(rgba?.[1] ?? color))
  if (!role) return undefined
  if (rgba) return toSoftColor(role, Math.round(Number(rgba[2]) * 100))
  return `var(--${role})`
}

export function getColorKind(property: string): Kind {
  if (property === 'color' || property === 'fill') return 'text'
  if (property.startsWith('background') || property.startsWith('--')) return 'fill'
  if (property === 'box-shadow') return 'ring'
  return 'line'
}

/** Returns the role of a color; `undefined` if it has none. */
export function getColorRole(kind: Kind, color: string): string | undefined {
  const named = kinds[kind][color] ?? toOverlayColor(color) ?? toHueColor(color)
  if (named && kind === 'fill' && pressedColors.has(color)) return `color-mix(in srgb, ${named} 88%, var(--text))`
  return named
}
