const units: ReadonlyMap<string, string> = new Map([
  ['天', 'day'],
  ['小时', 'hour'],
  ['分钟', 'minute'],
  ['分', 'minute'],
  ['秒', 'second'],
])

/** Formats a duration of the platform, e.g. `1天2小时`, in the given language; returns other texts unchanged. */
export function formatDuration(text: string, language: string): string {
  if (!/^(\d{1,9}(天|小时|分钟|分|秒))+$/.test(text)) return text
  const parts = Array.from(text.matchAll(/(\d{1,9})(\D+)/g), ([, count, unit = '']) =>
    new Intl.NumberFormat(language, { style: 'unit', unit: units.get(unit), unitDisplay: 'long' }).format(Number(count)),
  )
  return new Intl.ListFormat(language, { type: 'unit', style: 'narrow' }).format(parts)
}
