import '../styles'
import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon'

interface MessagePanelProps {
  readonly icon: IconName
  readonly tone?: 'quiet' | 'danger'
  readonly title: string
  readonly text?: string | undefined
  /** Next steps, e.g. a button. */
  readonly children?: ReactNode
}

/** Message in place of content: the state, the reason and the next step. */
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
