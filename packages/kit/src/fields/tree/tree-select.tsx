import '../combobox/combobox.css'
import { supportsPopover, useKitText } from '@jwsk/ui'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { usePopover } from '../combobox/use-popover'
import type { InputProps } from '../types'
import { truncateCellText } from '../wire'
import { TreeCheckboxes } from './tree-checkboxes'
import { getTitles, type TreeModel } from './tree-model'
import type { TreeSelectionMode } from './tree-selection'

interface TreeSelectProps extends InputProps<readonly string[]> {
  /** Nodes of the tree; `undefined` while loading. */
  readonly model: TreeModel | undefined
  readonly selectionMode: TreeSelectionMode
}

/** Height in CSS pixels below which the panel opens above the box, if there is more space. */
const minPanelHeight = 300

/** Box with the titles of the selected nodes; opens a panel with the tree. */
export function TreeSelect({ model, selectionMode, ...props }: TreeSelectProps) {
  const { id, value, onChange } = props
  const t = useKitText()
  const box = useRef<HTMLButtonElement | null>(null)
  const tree = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isVisible = isOpen && model !== undefined
  const panel = usePopover<HTMLDivElement>(box, isVisible, minPanelHeight)
  const titles = model ? getTitles(model, value, { lowestOnly: selectionMode === 'many' }) : []
  const text = truncateCellText(titles.join(t('select.separator')))
  useEffect(() => {
    if (!isVisible) return
    tree.current?.focus({ preventScroll: true })
    document.getElementById(tree.current?.getAttribute('aria-activedescendant') ?? '')?.scrollIntoView?.({ block: 'nearest' })
  }, [isVisible])

  const close = () => {
    box.current?.focus()
    setOpen(false)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const inBox = event.target === box.current
    if (event.key === 'Escape' && isOpen) {
      // the same Escape would close a surrounding dialog
      event.stopPropagation()
      close()
    } else if (event.key === 'ArrowDown' && inBox) setOpen(true)
    else if (event.key === 'ArrowDown' && event.target instanceof HTMLInputElement) tree.current?.focus()
    else return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: groups the box and its panel, which handle the keys
    <div
      className="min-w-0"
      onKeyDown={handleKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return
        setOpen(false)
        props.onBlur()
      }}
    >
      <button
        type="button"
        id={id}
        ref={(element) => {
          box.current = element
          props.inputRef(element)
        }}
        role="combobox"
        className="kit-box kit-combobox flex align-items-center w-full text-left"
        aria-haspopup="tree"
        aria-expanded={isVisible}
        aria-controls={isVisible ? `${id}-tree` : undefined}
        aria-labelledby={`${id}-label`}
        aria-describedby={props.describedBy}
        aria-required={props.required}
        aria-invalid={props.invalid}
        aria-busy={!model}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={`kit-text flex-1 px-1 ${text ? '' : 'text-color-secondary'}`} title={text || undefined}>
          {text || (model ? t('select.placeholder') : '')}
        </span>
      </button>
      {isVisible && (
        <div
          ref={panel}
          popover={supportsPopover ? 'manual' : undefined}
          className="kit-combobox-box kit-tree-panel m-0 p-2 border-1 surface-border border-round surface-card"
          // a click between the controls keeps the focus within the panel
          tabIndex={-1}
        >
          <TreeCheckboxes
            id={`${id}-tree`}
            model={model}
            selectionMode={selectionMode}
            value={value}
            onChange={(next) => {
              onChange(next)
              if (selectionMode === 'one') close()
            }}
            labelledBy={`${id}-label`}
            describedBy={props.describedBy}
            invalid={false}
            listRef={(element) => {
              tree.current = element
            }}
          />
        </div>
      )}
    </div>
  )
}
