import '../fields.css'
import { useKitText } from '@jwsk/ui'
import { maxVisible } from '../max-visible'
import { getTone, type Tones } from '../tag'
import { TagList } from '../tag-list'
import { TextCell } from '../text-cell'
import { type DictSource, useDictEntriesQuery } from './use-dict-entries'

interface DictCellProps {
  readonly source: DictSource
  readonly keys: readonly string[]
  readonly tones: Tones | undefined
}

/** Labels of the keys; an unknown key is shown as is. */
export function DictCell({ source, keys, tones }: DictCellProps) {
  const t = useKitText()
  const { labels, isLoading } = useDictEntriesQuery(source)
  const words = keys.slice(0, maxVisible).map((key) => ({ key, word: labels.get(key) ?? key }))
  if (keys.length === 0) return null
  if (isLoading) return <span className="kit-skeleton inline-block w-3rem" />
  if (!tones) return <TextCell value={words.map(({ word }) => word).join(t('select.separator'))} />
  return <TagList tags={words.map(({ key, word }) => ({ key, label: word, tone: getTone(tones, key) }))} />
}
