import { useUnit } from 'effector-react'
import { ForbiddenPage, NotFoundPage, ServerErrorPage } from '../../pages/error-pages'
import { ConsoleRouter } from '../../platform/links/router'
import { $site } from '../../platform/site/model'
import { useDocumentTitle } from '../../platform/site/use-window-title'
import { useText } from '../../platform/text'
import '../../themes/generated/primeflex.css'
import '../../themes/generated/primeicons.css'
import '../layout/shell.css'

const pages = {
  '/403': { Page: ForbiddenPage, name: 'errors.forbidden' },
  '/404': { Page: NotFoundPage, name: 'errors.notFound' },
  '/500': { Page: ServerErrorPage, name: 'errors.server' },
} as const

/** Error pages by their own addresses; they need no session. */
export default function ErrorRoute({ path }: { readonly path: keyof typeof pages }) {
  const t = useText()
  const { title } = useUnit($site)
  const { Page, name } = pages[path]
  useDocumentTitle(t(name), title)
  return (
    <main className="alone">
      <ConsoleRouter>
        <Page />
      </ConsoleRouter>
    </main>
  )
}
