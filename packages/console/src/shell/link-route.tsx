import { useUnit } from 'effector-react'
import { PageRouter } from '../links/router'
import { WarningPage } from '../screens/warning-page'
import { $site } from '../site/model'
import { useDocumentTitle } from '../site/use-window-title'
import { useText } from '../text'
import '../themes/generated/primeflex.css'
import '../themes/generated/primeicons.css'
import '../layout/shell.css'

/** Confirmation before an external site; needs no session, like the error pages. */
export default function LinkRoute() {
  const t = useText()
  useDocumentTitle(t('links.leaving'), useUnit($site).title)
  return (
    <main className="alone">
      <PageRouter>
        <WarningPage />
      </PageRouter>
    </main>
  )
}
