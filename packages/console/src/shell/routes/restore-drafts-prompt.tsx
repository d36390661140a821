import { Button } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import { $offered, draftsDiscarded, restoreRequested } from '../../platform/drafts/model'
import { useText } from '../../platform/text'
import { useFormatTabNames } from '../tabs/unsaved-changes-guard'

/** Offers to restore the drafts of the last session, to the user who typed them. */
export function RestoreDraftsPrompt() {
  const t = useText()
  const names = useFormatTabNames()
  const [offered, restore, drop] = useUnit([$offered, restoreRequested, draftsDiscarded])
  const tabs = [...new Map(offered.map(({ tab }) => [tab.key, tab])).values()]
  return (
    <div role="status">
      {tabs.length > 0 && (
        <div className="connection-banner flex flex-wrap align-items-center justify-content-center gap-2 px-4 py-2 text-primary bg-primary-50">
          <p>{t('drafts.offer', { names: names(tabs) })}</p>
          <Button onClick={() => drop()}>{t('drafts.drop')}</Button>
          <Button variant="primary" onClick={() => restore()}>
            {t('drafts.restore')}
          </Button>
        </div>
      )}
    </div>
  )
}
