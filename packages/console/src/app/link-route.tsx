import { WarningPage } from '../links/warning-page'
import '../themes/generated/primeicons.css'
import '../layout/shell.css'

/** Before a foreign site: needs no session, like the error pages. */
export default function LinkRoute() {
  return (
    <main className="alone">
      <WarningPage />
    </main>
  )
}
