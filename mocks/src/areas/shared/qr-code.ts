import { renderSVG } from 'uqr'

/** A real QR code that a phone can read, as the contracts' QrCode. */
export function createQrCode(content: string) {
  return { content, image: `data:image/svg+xml;base64,${btoa(renderSVG(content))}` }
}
