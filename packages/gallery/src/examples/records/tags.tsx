import { Tag, type Tone } from '@jwsk/kit'

const tones: readonly Tone[] = ['success', 'info', 'warning', 'danger', 'quiet']

/** A state in a word: never by its colour alone. */
export const Example = () => (
  <div className="flex flex-wrap align-items-center gap-2">
    {tones.map((tone) => (
      <Tag key={tone} tone={tone}>
        {tone}
      </Tag>
    ))}
  </div>
)
