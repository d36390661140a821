import { Tag, useCan } from '@jwsk/kit'

/** A permission code that the platform did not grant is denied, even if it is unknown. */
export function Example() {
  const granted = useCan('param_add')
  const unknown = useCan('harbour_sink')
  return (
    <div className="flex flex-wrap align-items-center gap-2">
      <code>param_add</code>
      <Tag tone={granted ? 'success' : 'quiet'}>{String(granted)}</Tag>
      <code>harbour_sink</code>
      <Tag tone={unknown ? 'success' : 'quiet'}>{String(unknown)}</Tag>
    </div>
  )
}
