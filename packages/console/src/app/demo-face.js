/**
 * Recognises whoever looks into the camera as the demo's administrator: shows a deployment what its own module does.
 * @param {HTMLVideoElement} video
 * @param {AbortSignal} signal
 */
export async function recognizeFace(video, signal) {
  const started = performance.now()
  await new Promise((resolve, reject) => {
    // long enough for the person to see themselves
    const look = () => (performance.now() - started > 2500 ? resolve(undefined) : video.requestVideoFrameCallback(look))
    look()
    signal.addEventListener('abort', () => reject(signal.reason))
  })
  return { type: 'authorization_code', code: 'sso-admin', redirectUri: location.origin }
}
