import './combobox/combobox.css'
import { Icon, useKitText } from '@jwsk/ui'
import { truncateCellText } from './wire'

/** Selected value with a button that removes it. */
export function Chip({ name, onRemove }: { readonly name: string; readonly onRemove: () => void }) {
  const t = useKitText()
  const text = truncateCellText(name)
  return (
    <span className="kit-chip inline-flex align-items-center gap-1 max-w-full pl-2 border-round text-sm">
      <bdi className="kit-text">{text}</bdi>
      <button type="button" aria-label={t('fields.dict.remove', { name: text })} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </span>
  )
}
