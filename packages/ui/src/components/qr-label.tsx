import './qr-label.css'
import { useRef } from 'react'
import { encode } from 'uqr'
import { useKitText } from '../i18n/kit-text'
import { Button } from './button'

interface QrLabelProps {
  /** Text that the QR code encodes. */
  readonly content: string
  /** Largest text of the label. */
  readonly title: string
  readonly lines?: readonly string[]
}

/** Draws an SVG path instead of loading an image: sharp on any printer, and no third-party content in the page. */
function toSvgPath(content: string) {
  const { size, data } = encode(content, { ecc: 'M', border: 2 })
  const cells = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: cells.join('') }
}

/** Prints a copy of the element alone; the page is restored when the print dialog closes. */
function printElement(element: HTMLElement) {
  const paper = document.createElement('section')
  paper.className = 'kit-print'
  paper.append(element.cloneNode(true))
  document.body.append(paper)
  try {
    window.print()
  } finally {
    paper.remove()
  }
}

/** Label with a QR code to stick on an object, and a button that prints it. */
export function QrLabel({ content, title, lines = [] }: QrLabelProps) {
  const t = useKitText()
  const label = useRef<HTMLElement>(null)
  const { size, path } = toSvgPath(content)
  return (
    <div className="kit-view">
      <figure ref={label} className="kit-qr-label flex align-items-center gap-4 w-fit max-w-full mx-auto px-4 py-3 border-round-lg">
        <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={content} shapeRendering="crispEdges">
          <path d={path} />
        </svg>
        <figcaption className="kit-wrap flex flex-column gap-1 min-w-0 text-sm">
          <strong className="text-lg">{title}</strong>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </figcaption>
      </figure>
      <p className="kit-wrap text-xs text-center text-color-secondary">{content}</p>
      <div className="flex justify-content-end">
        <Button variant="primary" onClick={() => label.current && printElement(label.current)}>
          {t('label.print')}
        </Button>
      </div>
    </div>
  )
}
