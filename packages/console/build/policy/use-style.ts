import { useEffect } from 'react'

const adoptedCss = new Set<string>()

/** Adopts a constructed style sheet once per text, because a style element would need an exception in the policy. */
function adoptStyleSheet(css: string | undefined) {
  if (!css || adoptedCss.has(css)) return
  adoptedCss.add(css)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}

/** Replaces PrimeReact's hook of this name. */
export function useStyle(css: string | undefined, { manual = false }: { readonly manual?: boolean } = {}) {
  useEffect(() => {
    if (!manual) adoptStyleSheet(css)
  }, [css, manual])
  return { load: () => adoptStyleSheet(css) }
}
