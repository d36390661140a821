import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import type { Command } from './use-command-actions'

interface ResultListProps {
  readonly id: string
  readonly label: string
  readonly commands: readonly Command[]
  /** Index of the command that Enter selects. */
  readonly activeIndex: number
  readonly onSelect: (command: Command) => void
  /** Rendered after the commands. */
  readonly children?: ReactNode
}

export function ResultList({ id, label, commands, activeIndex, onSelect, children }: ResultListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelectorAll('[role="option"]')[activeIndex]?.scrollIntoView({ block: 'nearest' })
  }, [activeIndex])
  return (
    <div ref={list} id={id} role="listbox" aria-label={label} className="palette-list p-1 overflow-auto">
      {commands.map((command, index) => (
        <Fragment key={command.key}>
          {command.group && command.group !== commands[index - 1]?.group && (
            <p role="presentation" className="px-3 py-2 text-xs text-color-secondary">
              {command.group}
            </p>
          )}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the input above has the focus and takes the keys */}
          <div
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === activeIndex}
            className="palette-row flex align-items-center gap-3 px-3 border-round cursor-pointer"
            // prevents the input from losing focus, which would close the list before the click
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onSelect(command)}
          >
            <i className={`${command.icon} text-color-secondary`} aria-hidden="true" />
            <span>{command.label}</span>
            {command.note && <small className="ml-auto text-xs text-color-secondary white-space-nowrap">{command.note}</small>}
          </div>
        </Fragment>
      ))}
      {children}
    </div>
  )
}
