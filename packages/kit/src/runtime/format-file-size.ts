const kilobyte = 1024
const units = ['B', 'KB', 'MB', 'GB'] as const

/** Formats a file size: `10485760` → `10 MB`. */
export function formatFileSize(bytes: number): string {
  const power = Math.min(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(kilobyte)), units.length - 1)
  return `${Number((bytes / kilobyte ** power).toFixed(1))} ${units[power]}`
}
