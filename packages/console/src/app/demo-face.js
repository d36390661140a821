/**
 * Recognizes every face as the demo's administrator: a sample of the module that a deployment provides.
 * @param {HTMLVideoElement} video
 * @param {AbortSignal} signal
 */
export async function recognise(video, signal) {
  const started = performance.now()
  await new Promise((resolve, reject) => {
    // long enough for users to see themselves
    const check = () => (performance.now() - started > 2500 ? resolve(undefined) : video.requestVideoFrameCallback(check))
    check()
    signal.addEventListener('abort', () => reject(signal.reason))
  })
  return { type: 'authorization_code', code: 'sso-admin', redirectUri: location.origin }
}
