import { ForbiddenPage, NotFoundPage, ServerErrorPage } from '../layout/error-pages'
import '../themes/generated/primeicons.css'
import '../layout/shell.css'

const pages = { '/403': ForbiddenPage, '/404': NotFoundPage, '/500': ServerErrorPage } as const

/** The error pages by their own addresses: they need no session. */
export default function ErrorRoute({ path }: { readonly path: keyof typeof pages }) {
  const Page = pages[path]
  return (
    <main className="alone">
      <Page />
    </main>
  )
}
