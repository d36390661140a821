import { useEffect, useRef } from 'react'
import { useText } from '../text'
import type { Command } from './use-actions'

interface ResultListProps {
  readonly id: string
  readonly label: string
  readonly commands: readonly Command[]
  /** The one that Enter chooses. */
  readonly at: number
  readonly onChoose: (command: Command) => void
}

export function ResultList({ id, label, commands, at, onChoose }: ResultListProps) {
  const t = useText()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' })
  }, [at])
  return (
    <div ref={list} id={id} role="listbox" aria-label={label} className="palette-list p-1 overflow-auto">
      {commands.map((command, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the input above has the focus and takes the keys
        <div
          key={command.key}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          className="palette-row flex align-items-center gap-3 px-3 border-round cursor-pointer"
          // the input keeps the focus, or its list would be gone before the click
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(command)}
        >
          <i className={`${command.icon} text-color-secondary`} aria-hidden="true" />
          <span>{command.label}</span>
          {command.kind === 'action' && <small className="ml-auto text-xs text-color-secondary">{t('search.action')}</small>}
        </div>
      ))}
    </div>
  )
}
