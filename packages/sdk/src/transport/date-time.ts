/** The zone that the platform's servers write and read times in. */
export const platformTimeZone = 'Asia/Shanghai'

const formatCache = new Map<string, Intl.DateTimeFormat>()

function getFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formatCache.get(timeZone)
  if (known) return known
  // sv-SE is the locale that writes yyyy-MM-dd HH:mm:ss
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  formatCache.set(timeZone, format)
  return format
}

/** `yyyy-MM-dd HH:mm:ss`, the one form that the platform's date filters read, in the platform's zone. */
export const formatDateTime = (date: Date, timeZone: string = platformTimeZone) => getFormat(timeZone).format(date)
