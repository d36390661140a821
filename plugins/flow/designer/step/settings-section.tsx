import { type ReactNode, useState } from 'react'

interface SettingsSectionProps {
  readonly title: string
  /** Current setting in a few words, readable while the section is closed. */
  readonly summary?: string
  readonly isOpen?: boolean
  readonly children: ReactNode
}

/** Collapsible section of the settings of a step. */
export function SettingsSection({ title, summary, isOpen = false, children }: SettingsSectionProps) {
  const [isDisplayed, setIsDisplayed] = useState(isOpen)
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setIsDisplayed(currentTarget.open)}
      className="border-top-1 surface-border py-2"
    >
      <summary className="py-1 cursor-pointer">
        <span className="font-medium">{title}</span>
        {summary && !isDisplayed && <span className="pl-2 text-sm text-color-secondary">{summary}</span>}
      </summary>
      <div className="flex flex-column gap-2 pt-2 text-sm">{children}</div>
    </details>
  )
}
