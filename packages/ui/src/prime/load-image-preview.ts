/** Loads the full-size image viewer on demand. */
export const loadImagePreview = () => import('./image-preview').then(({ ImagePreview }) => ImagePreview)
