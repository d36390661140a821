/**
 * Recognises whoever looks into the camera as the demo's administrator: shows a deployment what its own module does.
 * @param {HTMLVideoElement} video
 * @param {AbortSignal} signal
 */
export async function recognise(video, signal) {
  const seen = await new Promise((resolve, reject) => {
    video.requestVideoFrameCallback(() => resolve(true))
    signal.addEventListener('abort', () => reject(signal.reason))
  })
  if (!seen) throw new Error('nobody in sight')
  return { type: 'authorization_code', code: 'sso-admin', redirectUri: location.origin }
}
