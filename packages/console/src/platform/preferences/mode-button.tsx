import { Button } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import { useText } from '../text'
import { $mode, $theme, modeSelected } from './model'

export function ModeButton() {
  const t = useText()
  const [mode, theme, choose] = useUnit([$mode, $theme, modeSelected])
  if (theme.mode !== undefined) return null
  const label = t(mode === 'dark' ? 'layout.toLight' : 'layout.toDark')
  return (
    <Button variant="bare" data-part="mode" aria-label={label} title={label} onClick={() => choose(mode === 'dark' ? 'light' : 'dark')}>
      <ModeIcon mode={mode} />
    </Button>
  )
}

function ModeIcon({ mode }: { readonly mode: 'light' | 'dark' }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      {mode === 'dark' ? (
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="1.4"
          strokeLinecap="round"
          d="M8 1.2v1.6M8 13.2v1.6M1.2 8h1.6M13.2 8h1.6M3.2 3.2l1.1 1.1M11.7 11.7l1.1 1.1M3.2 12.8l1.1-1.1M11.7 4.3l1.1-1.1M8 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z"
        />
      ) : (
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="1.4"
          strokeLinejoin="round"
          d="M13.5 9.6A6 6 0 0 1 6.4 2.5a6 6 0 1 0 7.1 7.1Z"
        />
      )}
    </svg>
  )
}
