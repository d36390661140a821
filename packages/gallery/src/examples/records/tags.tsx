import { Tag, type Tone } from '@jwsk/kit'

const tones: readonly Tone[] = ['success', 'info', 'warning', 'danger', 'quiet']

/** Status as a word, never by color alone. */
export const Example = () => (
  <div className="flex flex-wrap align-items-center gap-2">
    {tones.map((tone) => (
      <Tag key={tone} tone={tone}>
        {tone}
      </Tag>
    ))}
  </div>
)
