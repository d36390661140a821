import './rich-text.css'
import { useLayoutEffect, useRef } from 'react'
import { useRuntime } from '../../runtime/kit-provider'
import { cleanFragment } from './clean-html'

const noOrigins: readonly string[] = []

/** Foreign HTML, cleaned, as part of the page. */
export function RichTextView({ html }: { readonly html: string }) {
  const origins = useRuntime().site?.pictureOrigins ?? noOrigins
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    box.current?.replaceChildren(cleanFragment(html, origins))
  }, [html, origins])
  return <div ref={box} className="kit-prose" />
}
