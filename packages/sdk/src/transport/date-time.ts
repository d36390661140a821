/** The zone that the platform's servers write and read times in. */
export const platformZone = 'Asia/Shanghai'

const formats = new Map<string, Intl.DateTimeFormat>()

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  // sv-SE is the locale that writes yyyy-MM-dd HH:mm:ss
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  formats.set(timeZone, format)
  return format
}

/** `yyyy-MM-dd HH:mm:ss`, the one form that the platform's date filters read, in the platform's zone. */
export const dateTimeText = (date: Date, timeZone: string = platformZone) => formatFor(timeZone).format(date)
