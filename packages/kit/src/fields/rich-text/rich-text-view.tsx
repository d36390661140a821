import './rich-text.css'
import { useLayoutEffect, useRef } from 'react'
import { useRuntime } from '../../runtime/kit-provider'
import { sanitizeFragment } from './sanitize-html'

const noOrigins: readonly string[] = []

/** Renders untrusted HTML, sanitized. */
export function RichTextView({ html }: { readonly html: string }) {
  const origins = useRuntime().site?.imageOrigins ?? noOrigins
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    box.current?.replaceChildren(sanitizeFragment(html, origins))
  }, [html, origins])
  return <div ref={box} className="kit-prose" />
}
