import type Canvas from 'diagram-js/lib/core/Canvas'

const padding = 16
/** Enlarges a small diagram, but keeps a single element from filling the page. */
const maxScale = 1.2

/**
 * Fits the whole diagram into the free area and centers it; `left` is the width in pixels that is covered on the left.
 * A diagram too large at `minScale` starts at its beginning.
 */
export function fitInto(canvas: Canvas, left = 0, minScale = 0): void {
  const { inner, outer } = canvas.viewbox()
  const [width, height] = [outer.width - left - 2 * padding, outer.height - 2 * padding]
  if (!(inner.width > 0 && inner.height > 0 && width > 0 && height > 0)) return
  const scale = Math.max(minScale, Math.min(maxScale, width / inner.width, height / inner.height))
  canvas.viewbox({
    x: inner.x - (left + padding + Math.max(0, width - inner.width * scale) / 2) / scale,
    y: inner.y - (padding + Math.max(0, height - inner.height * scale) / 2) / scale,
    width: outer.width / scale,
    height: outer.height / scale,
  })
}
