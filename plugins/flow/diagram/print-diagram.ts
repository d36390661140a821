import type Canvas from 'diagram-js/lib/core/Canvas'

const padding = 8

/**
 * Scales a diagram to the paper while printing.
 * @returns A function that removes the listeners.
 */
export function fitOnPrint(host: HTMLElement, canvas: Pick<Canvas, 'viewbox'>): () => void {
  const paper = globalThis.matchMedia?.('print')
  if (!paper) return () => undefined
  const turn = () => {
    const svg = host.querySelector('.djs-container > svg')
    if (!paper.matches) return svg?.removeAttribute('viewBox')
    const { inner, x, y, scale } = canvas.viewbox()
    const [left, top] = [(inner.x - x) * scale - padding, (inner.y - y) * scale - padding]
    svg?.setAttribute('viewBox', `${left} ${top} ${inner.width * scale + 2 * padding} ${inner.height * scale + 2 * padding}`)
  }
  paper.addEventListener('change', turn)
  return () => paper.removeEventListener('change', turn)
}
