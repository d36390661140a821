import './pdf-frame.css'
import { useEffect, useState } from 'react'

interface PdfFrameProps {
  /** Shown as a PDF and nothing else: its own type is not asked. */
  readonly file: Blob
  readonly name: string
}

/** A PDF in the browser's own reader, at an address that lives as long as it is shown. */
export function PdfFrame({ file, name }: PdfFrameProps) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    // the type is ours, so that a page that a server sent instead never runs at this address
    const made = URL.createObjectURL(new Blob([file], { type: 'application/pdf' }))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  if (!address)
    return <div className="kit-pdf block w-full border-1 surface-border border-round surface-hover kit-skeleton-box" aria-busy="true" />
  return <iframe className="kit-pdf block w-full border-1 surface-border border-round surface-hover" src={address} title={name} />
}
