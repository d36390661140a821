/** Ink and paper of signatures, the same in both color schemes because they are printed. */
export const ink = '#111827'
export const paper = '#ffffff'

const fontFamily = '"STKaiti", "KaiTi", "Segoe Script", "Snell Roundhand", cursive'

/** Draws a typed name in the middle of a canvas, as large as it fits. */
export function drawName(canvas: HTMLCanvasElement, name: string, { width, height }: { readonly width: number; readonly height: number }) {
  const context = canvas.getContext('2d')
  if (!context) return
  context.fillStyle = paper
  context.fillRect(0, 0, width, height)
  const size = height / 2
  context.font = `${size}px ${fontFamily}`
  const measured = context.measureText(name).width
  const fitting = measured > width * 0.9 ? (size * width * 0.9) / measured : size
  context.font = `${fitting}px ${fontFamily}`
  context.fillStyle = ink
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(name, width / 2, height / 2)
}

/** Makes the pixels of a canvas as fine as the screen; returns its size in CSS pixels. */
export function fitCanvas(canvas: HTMLCanvasElement) {
  const ratio = Math.max(window.devicePixelRatio || 1, 1)
  const { offsetWidth: width, offsetHeight: height } = canvas
  canvas.width = width * ratio
  canvas.height = height * ratio
  canvas.getContext('2d')?.scale(ratio, ratio)
  return { width, height }
}

/** Returns the picture of a canvas as a file. */
export const toSignatureFile = (canvas: HTMLCanvasElement): Promise<File | undefined> =>
  new Promise((resolve) =>
    canvas.toBlob((blob) => resolve(blob ? new File([blob], 'signature.png', { type: 'image/png' }) : undefined), 'image/png'),
  )
