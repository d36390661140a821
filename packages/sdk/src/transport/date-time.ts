/** Time zone in which the platform's servers read and write times. */
export const platformTimeZone = 'Asia/Shanghai'

const formatCache = new Map<string, Intl.DateTimeFormat>()

function getFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formatCache.get(timeZone)
  if (known) return known
  // the locale sv-SE formats as yyyy-MM-dd HH:mm:ss
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  formatCache.set(timeZone, format)
  return format
}

/** Formats a date as `yyyy-MM-dd HH:mm:ss` in the platform's zone, the only format that the platform's date filters accept. */
export const formatDateTime = (date: Date, timeZone: string = platformTimeZone) => getFormat(timeZone).format(date)
