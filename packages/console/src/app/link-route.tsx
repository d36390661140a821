import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { WarningPage } from '../links/warning-page'
import { $site } from '../site/model'
import { useText } from '../text'
import '../themes/generated/primeicons.css'
import '../layout/shell.css'

/** Before a foreign site: needs no session, like the error pages. */
export default function LinkRoute() {
  const t = useText()
  const { title } = useUnit($site)
  useEffect(() => {
    document.title = `${t('links.leaving')} - ${title || t('title')}`
  }, [t, title])
  return (
    <main className="alone">
      <WarningPage />
    </main>
  )
}
