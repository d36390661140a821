import { useUnit } from 'effector-react'
import { RoutedPage } from '../links/routed'
import { WarningPage } from '../screens/warning-page'
import { $site } from '../site/model'
import { useWindowTitle } from '../site/use-window-title'
import { useText } from '../text'
import '../themes/generated/primeflex.css'
import '../themes/generated/primeicons.css'
import '../layout/shell.css'

/** Before a foreign site: needs no session, like the error pages. */
export default function LinkRoute() {
  const t = useText()
  useWindowTitle(t('links.leaving'), useUnit($site).title)
  return (
    <main className="alone">
      <RoutedPage>
        <WarningPage />
      </RoutedPage>
    </main>
  )
}
