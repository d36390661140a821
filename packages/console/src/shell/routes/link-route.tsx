import { useUnit } from 'effector-react'
import { WarningPage } from '../../pages/warning-page'
import { ConsoleRouter } from '../../platform/links/router'
import { $site } from '../../platform/site/model'
import { useDocumentTitle } from '../../platform/site/use-window-title'
import { useText } from '../../platform/text'
import '../../themes/generated/primeflex.css'
import '../../themes/generated/primeicons.css'
import '../layout/print.css'
import '../layout/shell.css'

/** Confirmation before an external site; needs no session, like the error pages. */
export default function LinkRoute() {
  const t = useText()
  useDocumentTitle(t('links.leaving'), useUnit($site).title)
  return (
    <main className="alone">
      <ConsoleRouter>
        <WarningPage />
      </ConsoleRouter>
    </main>
  )
}
