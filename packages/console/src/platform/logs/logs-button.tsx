import { Button } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import { panelOpened } from '../../shell/navigation/model'
import { useText } from '../text'
import { $badge } from './model'

export function LogsButton() {
  const t = useText()
  const [badge, open] = useUnit([$badge, panelOpened])
  const label = t('logs.button', { count: badge })
  return (
    <Button variant="bare" className="relative desktop-only" aria-label={label} title={label} onClick={() => open('logs')}>
      <i className="pi pi-file-edit" aria-hidden="true" />
      {badge !== '0' && (
        <span className="badge" aria-hidden="true">
          {badge}
        </span>
      )}
    </Button>
  )
}
