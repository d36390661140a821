import './pdf-frame.css'
import { useEffect, useState } from 'react'

interface PdfFrameProps {
  /** Always rendered as a PDF; its own media type is ignored. */
  readonly file: Blob
  readonly name: string
}

/** Renders a PDF in the browser's reader; its blob URL is revoked on unmount. */
export function PdfFrame({ file, name }: PdfFrameProps) {
  const [src, setSrc] = useState<string>()
  useEffect(() => {
    // a fixed media type, so that an HTML page that a server sent instead never runs at this URL
    const url = URL.createObjectURL(new Blob([file], { type: 'application/pdf' }))
    setSrc(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  if (!src)
    return <div className="kit-pdf block w-full border-1 surface-border border-round surface-hover kit-skeleton-box" aria-busy="true" />
  // biome-ignore lint/nursery/useIframeSandbox: PDF readers of browsers do not run in a sandbox, and the media type is fixed
  return <iframe className="kit-pdf block w-full border-1 surface-border border-round surface-hover" src={src} title={name} />
}
