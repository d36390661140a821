import { useTranslate } from '@jwsk/ui'
import { maxVisible } from '../max-visible'
import { Tag } from '../tag'
import { TagList } from '../tag-list'
import { type Choices, toLabeledChoice } from './choices'

interface ChoiceCellProps {
  readonly choices: Choices
  readonly value: string
}

/** Label of the value in its tone; an unknown value is shown as is. */
export function ChoiceCell({ choices, value }: ChoiceCellProps) {
  const t = useTranslate()
  if (value === '') return null
  const { label, tone } = toLabeledChoice(choices, value, t)
  return <Tag tone={tone}>{label}</Tag>
}

interface MultiChoiceCellProps {
  readonly choices: Choices
  readonly values: readonly string[]
}

/** Labels of several values. */
export function MultiChoiceCell({ choices, values }: MultiChoiceCellProps) {
  const t = useTranslate()
  if (values.length === 0) return null
  return <TagList tags={values.slice(0, maxVisible).map((key) => toLabeledChoice(choices, key, t))} />
}
