import { useEffect } from 'react'

const adopted = new Set<string>()

/** once for each text, as a sheet that the page makes: a style element would need an exception in the policy */
function adopt(css: string | undefined) {
  if (!css || adopted.has(css)) return
  adopted.add(css)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}

/** Stands in for primereact's hook of this name. */
export function useStyle(css: string | undefined, { manual = false }: { readonly manual?: boolean } = {}) {
  useEffect(() => {
    if (!manual) adopt(css)
  }, [css, manual])
  return { load: () => adopt(css) }
}
