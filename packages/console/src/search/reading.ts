import { pinyin } from 'pinyin-pro'

const known = new Map<string, string>()

/** How a label is read, in Latin letters without tones. */
export function readingOf(label: string): string {
  const found = known.get(label)
  if (found !== undefined) return found
  const reading = pinyin(label, { toneType: 'none', nonZh: 'consecutive' })
  known.set(label, reading)
  return reading
}
