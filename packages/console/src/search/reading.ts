import { pinyin } from 'pinyin-pro'

const readingCache = new Map<string, string>()

/** How a label is read, in Latin letters without tones. */
export function readingOf(label: string): string {
  const found = readingCache.get(label)
  if (found !== undefined) return found
  const reading = pinyin(label, { toneType: 'none', nonZh: 'consecutive' })
  readingCache.set(label, reading)
  return reading
}
