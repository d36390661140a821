import { maxVisible } from './max-visible'
import { Tag, type Tone } from './tag'
import { truncateCellText } from './wire'

interface TagListProps {
  readonly tags: readonly { readonly key: string; readonly label: string; readonly tone: Tone }[]
}

/** Several states of one field. */
export const TagList = ({ tags }: TagListProps) => (
  <span className="kit-tags inline-flex flex-wrap gap-1 min-w-0 max-w-full">
    {tags.slice(0, maxVisible).map(({ key, label, tone }) => (
      <Tag key={key} tone={tone}>
        {truncateCellText(label)}
      </Tag>
    ))}
  </span>
)
