import './styles'
import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon'

interface MessagePanelProps {
  readonly icon: IconName
  readonly tone?: 'quiet' | 'danger'
  readonly title: string
  readonly text?: string | undefined
  /** What the person can do next. */
  readonly children?: ReactNode
}

/** Instead of rows: what is, why, and the next step. */
export function MessagePanel({ icon, tone = 'quiet', title, text, children }: MessagePanelProps) {
  return (
    <div className={`kit-message kit-message-${tone}`} role={tone === 'danger' ? 'alert' : undefined}>
      <Icon name={icon} />
      <p className="text-color text-lg">{title}</p>
      {text && <p>{text}</p>}
      {children && <div className="mt-3">{children}</div>}
    </div>
  )
}
