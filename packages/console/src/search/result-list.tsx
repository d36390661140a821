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
    <div ref={list} id={id} role="listbox" aria-label={label} className="palette-list">
      {commands.map((command, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the input above has the focus and takes the keys
        <div
          key={command.key}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          className="palette-row"
          // the input keeps the focus, or its list would be gone before the click
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(command)}
        >
          <i className={command.icon} aria-hidden="true" />
          <span>{command.label}</span>
          {command.kind === 'action' && <small>{t('search.action')}</small>}
        </div>
      ))}
    </div>
  )
}
