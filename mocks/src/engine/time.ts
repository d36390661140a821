const two = (value: number) => String(value).padStart(2, '0')

/** `yyyy-MM-dd HH:mm:ss`, the only form that the platform writes and reads */
export function formatDateTime(milliseconds: number): string {
  const date = new Date(milliseconds)
  return `${formatDate(milliseconds)} ${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`
}

export function formatDate(milliseconds: number): string {
  const date = new Date(milliseconds)
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

export const isDateTime = (text: string) => /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text)

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour
