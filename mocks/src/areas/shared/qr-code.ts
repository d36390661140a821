import { renderSVG } from 'uqr'

/** Creates a scannable QR code in the shape of the contracts' `QrCode`. */
export function createQrCode(content: string) {
  return { content, image: `data:image/svg+xml;base64,${btoa(renderSVG(content))}` }
}
